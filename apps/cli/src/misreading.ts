import { GAME_NAMES } from '@snowbound/catalogue';
import type { Problem } from '@snowbound/engine';
import type { Command, CommanderError } from 'commander';
import { didYouMean, nearest, nearestWord } from './nearest.ts';
import { misuse } from './words.ts';

/** What was wrong with the words of `command`, as a problem that can be said in any language. */
export function misreading(error: CommanderError, command: Command): Problem {
  const given = /'(.*)'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownOption':
      return misuse('cli.unknown-option', { given: flagIn(error), near: nearest(flagIn(error), flagsOf(command)) });
    case 'commander.unknownCommand':
      return unknownCommand(given, command);
    case 'commander.missingArgument':
      return misuse('cli.missing-argument', { command: command.name(), argument: given });
    // A command that is only a door to others.
    case 'commander.help':
      return misuse('cli.missing-argument', { command: command.name(), argument: doorsOf(command) });
    case 'commander.optionMissingArgument':
      return misuse('cli.missing-value', { option: given });
    case 'commander.missingMandatoryOptionValue':
      return misuse('cli.missing-flag', { command: command.name(), option: given });
    case 'commander.excessArguments':
      return surplus(command);
    default:
      return misuse('cli.misread', { message: error.message });
  }
}

/** Without a command the first one runs, so a first word that is none ends up here as one word too many. */
function surplus(command: Command): Problem {
  const program = command.parent;
  const [first] = program?.args ?? [];
  if (program !== null && first !== undefined && first !== command.name()) return unknownCommand(first, program);
  return misuse('cli.surplus', { command: command.name(), given: surplusOf(command) });
}

/** A game is played by a command of its own. */
function unknownCommand(given: string, program: Command): Problem {
  const known = program.commands.map(command => command.name());
  const near = nearestWord(given, [...known, ...GAME_NAMES]);
  if (near === null) return misuse('cli.unknown-command', { given, near: '' });
  return misuse('cli.unknown-command', { given, near: didYouMean(GAME_NAMES.includes(near) ? `play ${near}` : near) });
}

/** Commander appends a suggestion of its own, which speaks English only. */
const flagIn = (error: CommanderError): string => /'([^']*)'/.exec(error.message)?.[1] ?? '';

function flagsOf(command: Command): string[] {
  const options = [...command.options, ...(command.parent?.options ?? [])];
  return [...options.flatMap(option => option.long ?? []), '--help'];
}

const doorsOf = ({ commands }: Command): string => commands.map(command => command.name()).join(' / ');

const surplusOf = (command: Command): string => command.args[command.registeredArguments.length] ?? '';
