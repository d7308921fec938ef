import { orElse, problem, readList, readNumber, readObject, readOneOf } from '@snowbound/engine';
import { readEach } from './arrange-cards.ts';
import { PAWS, type Paws } from './paws/paws.ts';
import { layMap, revealMap } from './paws/plans.ts';
import { dealQuests } from './paws/setup.ts';
import { CORNERS } from './paws/solo-file.ts';
import { playerAt, type State } from './state.ts';

const FIELDS = ['maps', 'mapDeck', 'covered', 'next', 'schemes', 'quests', 'taxed'];
const AT = 'arrange.paws';

/** SF-10: Paws in an arranged position; what is left out is as at the start. The README lists the fields. */
export function readPaws(state: State, paws: Paws, value: unknown): void {
  const fields = readObject(orElse(value, {}), AT, FIELDS);
  const { solo, locations } = state.content;
  const mapIds = solo.maps.map(({ id }) => id);
  const schemeIds = solo.schemes.map(({ id }) => id);
  const numbers = (field: string, ids: readonly string[]): number[] => readEach(fields[field], `${AT}.${field}`, ids);
  const setOf = (list: readonly number[]): number => list.reduce((set, number) => set | (1 << number), 0);
  if (fields['maps'] !== undefined) {
    const maps = numbers('maps', mapIds);
    // He never goes without one.
    if (maps.length === 0) throw problem('input.list-length', { at: `${AT}.maps`, count: 1, given: 0 });
    for (const map of maps) {
      layMap(paws, map);
      paws.mapDeck &= ~(1 << map);
    }
  }
  if (fields['mapDeck'] !== undefined) keepOnly('map', setOf(numbers('mapDeck', mapIds)));
  if (paws.maps.length === 0) revealMap(state, paws);
  if (fields['covered'] !== undefined) paws.covered = readNumber(fields['covered'], `${AT}.covered`, 0, CORNERS);
  if (fields['next'] !== undefined) {
    // The first one named is turned up first.
    paws.schemesOnTop.push(...numbers('next', schemeIds).reverse());
    paws.schemeDeck &= ~setOf(paws.schemesOnTop);
  }
  if (fields['schemes'] !== undefined) keepOnly('scheme', setOf(numbers('schemes', schemeIds)));
  if (fields['taxed'] !== undefined) {
    const ids = locations.map(({ id }) => id);
    paws.taxed = setOf(numbers('taxed', ids));
  }
  readPile(state, paws, fields['quests']);

  /** The pile holds just these; the rest of it is discarded. */
  function keepOnly(pile: 'map' | 'scheme', kept: number): void {
    paws[`${pile}Discard`] |= paws[`${pile}Deck`] & ~kept;
    paws[`${pile}Deck`] &= kept;
  }
}

/** His Quests by id, Lowland or Highland; as at the start if left out. */
function readPile(state: State, paws: Paws, value: unknown): void {
  if (value === undefined) {
    dealQuests(state, paws);
    return;
  }
  const lowlands = state.content.lowlands.map(({ id }) => id);
  const highlands = state.content.highlands.map(({ id }) => id);
  readList(value, `${AT}.quests`).forEach((entry, index) => {
    const id = readOneOf(entry, `${AT}.quests[${index}]`, [...lowlands, ...highlands]);
    const { completedHighlands, completedLowlands } = playerAt(state, PAWS);
    const [isHighland, bit] = highlands.includes(id)
      ? [true, 1 << highlands.indexOf(id)]
      : [false, 1 << lowlands.indexOf(id)];
    const taken = isHighland
      ? state.highlands | completedHighlands | paws.pileHighlands
      : ~state.lowlandDeck | completedLowlands;
    if ((taken & bit) !== 0) throw problem('input.twice', { at: `${AT}.quests[${index}]`, what: id });
    if (isHighland) paws.pileHighlands |= bit;
    else {
      paws.pileLowlands |= bit;
      state.lowlandDeck &= ~bit;
    }
  });
}
