import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { type Phrase, Problem, readName, readObject, required } from '@snowbound/engine';
import { phrase } from '../words.ts';

/** A content file as it is stored. */
export interface ReadContent {
  readonly id: string;
  readonly game: string;
  readonly text: string;
}

/** Everything that is wrong with an upload, in the words of its game if that is known. */
export interface Faulty {
  readonly game: string | null;
  readonly problem: Phrase;
}

/** Loads all modules, so the time limit covers only reading. */
export async function prepare(): Promise<void> {
  for (const game of GAME_NAMES) await read(JSON.stringify({ game, content: null }));
}

/** Reads the body of an upload. Parsing is part of the work, so it happens in the thread too. */
export async function read(body: string): Promise<ReadContent | Faulty> {
  let known: string | null = null;
  try {
    const fields = readObject(JSON.parse(body), 'body', ['game', 'content']);
    const name = readName(required(fields, 'body', 'game'), 'body.game');
    const game = await gameNamed(name);
    known = name;
    const { id, file } = await game.readContent(required(fields, 'body', 'content'));
    return { id, game: name, text: JSON.stringify(file) };
  } catch (error) {
    if (error instanceof Problem) return { game: known, problem: error.phrase };
    if (error instanceof SyntaxError)
      return { game: known, problem: phrase('', 'server.invalid', { why: error.message }) };
    throw error;
  }
}
