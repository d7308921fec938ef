import type { Phrase } from '@snowbound/engine';
import { bigCritterName } from '../names.ts';
import type { State } from '../state.ts';
import { phrase } from '../words.ts';

/** Things that are touched only to answer a question: why not now, and what would bring that question; `null` for no such thing. */
export function whyNotThing(state: State, what: string, prompt: Phrase): Phrase | null {
  const [kind, id] = what.split(' ');
  if (kind === 'supply') return phrase('SF-4.4', 'reasons.goods-when-asked', { prompt });
  if (kind === 'seat') return phrase('SF-2.4', 'reasons.player-when-asked', { prompt });
  const critter = kind === 'big' ? state.content.bigCritters.find(each => each.id === id) : undefined;
  if (critter === undefined) return null;
  const name = bigCritterName(critter);
  if (!state.row.includes(critter.number)) return phrase('SF-1.3', 'reasons.not-on-mountain', { critter: name });
  return phrase('SF-3.7', 'reasons.by-beacon', { critter: name });
}
