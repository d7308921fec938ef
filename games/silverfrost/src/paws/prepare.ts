import { toAll } from '@snowbound/engine';
import { locationAt } from '../locations/placing.ts';
import { locationName } from '../names.ts';
import { playerAt, type State } from '../state.ts';
import { moveOn, seasonName, storm } from '../turn/seasons.ts';
import { fillValley } from '../valley.ts';
import { phrase } from '../words.ts';
import { collectTokens } from './cards.ts';
import { PAWS, type Paws } from './paws.ts';
import { discardMaps, revealMap } from './plans.ts';

const AUTUMN = 1;
const WINTER = 2;

/** SF-10.9: strictly in this order. */
export function preparePaws(state: State, paws: Paws): void {
  const player = playerAt(state, PAWS);
  const values = { season: seasonName(player.season + 1) };
  state.journal?.push(toAll(phrase('SF-10.9', 'paws.prepares', values)));
  collectTokens(state, paws, 'SF-10.9');
  fillValley(state);
  moveOn(state, PAWS);
  storm(state, PAWS);
  const { sharedForge, sharedGuild } = state.content.solo;
  if (player.season === AUTUMN) tax(state, paws, sharedForge);
  if (player.season === WINTER) tax(state, paws, sharedGuild);
  discardMaps(paws, paws.maps.length);
  revealMap(state, paws);
}

function tax(state: State, paws: Paws, number: number): void {
  const where = locationName(locationAt(state, number));
  state.journal?.push(toAll(phrase('SF-10.9', 'paws.taxes', { where })));
  paws.taxed |= 1 << number;
}
