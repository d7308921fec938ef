#!/usr/bin/env node
import { Problem } from '@snowbound/engine';
import { CommanderError } from 'commander';
import { EXIT } from './exit-codes.ts';
import { languageFor } from './language.ts';
import { meantBy } from './meant.ts';
import { programIn } from './program.ts';
import { Interrupted } from './terminal/interruption.ts';
import { Voice } from './voice.ts';

/** Runs the command line; says how the program should end. */
async function run(args: readonly string[]): Promise<number> {
  const voice = await Voice.of(languageFor(args, process.env));
  let code: number = EXIT.well;
  const program = programIn(voice, ended => {
    code = ended;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return exitOf(error, voice);
  }
}

function exitOf(error: unknown, voice: Voice): number {
  // Help and version were printed as asked.
  if (error instanceof CommanderError) return EXIT.well;
  if (error instanceof Interrupted) return EXIT.interrupted;
  if (error instanceof Problem) {
    const meant = meantBy(error.phrase);
    process.stderr.write(`${[error.phrase, ...meant].map(said => voice.say(said).trimEnd()).join(' ')}\n`);
    return EXIT.misuse;
  }
  process.stderr.write(`${voice.tell('cli.fault')}\n`);
  if (process.env['SNOWBOUND_DEBUG'] === '1')
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return EXIT.fault;
}

/** Whoever reads our output may stop reading: `snowbound rules snow-time | head`. */
function leaveIfNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.well);
}

process.stdout.on('error', leaveIfNobodyReads);
process.stderr.on('error', leaveIfNobodyReads);
void run(process.argv.slice(2)).then(code => {
  process.exitCode = code;
});
