import { type Name, type Phrase, phrasing, type Target } from '@snowbound/engine';
import type { PrintedThings } from '@snowbound/silverfrost';
import type { Messages } from '../../../gen/messages.ts';

/** Makes the phrases this board adds to those of the game. */
export const phrase = phrasing<Messages>();

/** Something the game itself has words for. */
export const own = (key: string, values: Phrase['values'] = {}): Phrase => ({ key, rule: '', values });

export const named = (name: Name): Phrase => phrase('', 'silverfrost-board.name', { name });

/** What to call a target, such as `valley tinker`, `city 1 tinker 2` or `supply 0 birch`. */
export function nameOfTarget(target: Target, things: unknown): Phrase {
  const printed = things as PrintedThings | null;
  const [zone = '', ...rest] = target.split(' ');
  const id = (zone === 'hand' || zone === 'city' || zone === 'supply' ? rest[1] : rest[0]) ?? '';
  const known = {
    ...printed?.cards,
    ...(zone === 'quest' && printed?.quests),
    ...(zone === 'big' && printed?.bigCritters),
  };
  if (zone === 'seat') return named({ seat: Number(id) });
  if (zone === 'location') return named({ name: `locations.${id}` });
  if (zone === 'supply') return named({ name: `names.${id}` });
  return named(known[id]?.name ?? { name: target });
}
