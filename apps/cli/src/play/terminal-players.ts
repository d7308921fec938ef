import { BOT_NAMES, botNamed } from '@snowbound/catalogue';
import { type AnyGame, type Bot, problem } from '@snowbound/engine';
import { misuse } from '../words.ts';

const now = (): number => performance.now();

/** Who sits at the table: somebody at this keyboard, or a bot. */
export interface TerminalPlayer {
  readonly name: string;
  /** Absent for a person. */
  readonly bot: Bot<unknown, unknown, unknown> | null;
}

/** The name that means whoever started the program. */
export const YOU = 'you';

const USUAL_PLAYERS = 3;
const USUAL_BOT = 'greedy';

/** One player for each player index of the game. Names that are no bot's are people's. */
export async function playersAt(
  game: AnyGame,
  { seats, players }: { readonly seats: readonly string[] | undefined; readonly players: number | undefined },
): Promise<readonly TerminalPlayer[]> {
  const { least, most } = game.players;
  const count = players ?? seats?.length ?? usualPlayers(game);
  if (count < least || count > most)
    throw problem('input.players', { game: game.name, least, most, given: String(count) });
  const names = seats ?? [YOU, ...Array.from({ length: count - 1 }, () => USUAL_BOT)];
  if (names.length !== count) throw misuse('cli.seats-and-players', { seats: names.length, players: count });
  const twice = names.find((name, index) => !isBot(name) && names.indexOf(name) < index);
  if (twice !== undefined) throw misuse('cli.same-name', { name: twice });
  return Promise.all(names.map(name => playerCalled(name, game)));
}

async function playerCalled(name: string, game: AnyGame): Promise<TerminalPlayer> {
  if (!isBot(name)) return { name, bot: null };
  // Where a game has no levels another bot plays, and is called so.
  const bot = await botNamed(name, game, now);
  return { name: bot.name, bot };
}

/** How many play if nobody says: three, or as near to it as the game allows. */
export const usualPlayers = ({ players: { least, most } }: AnyGame): number =>
  Math.min(most, Math.max(least, USUAL_PLAYERS));

const isBot = (name: string): boolean => BOT_NAMES.some(bot => bot === name);
