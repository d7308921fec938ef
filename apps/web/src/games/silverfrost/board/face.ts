import type { GameFace } from '../../board.ts';
import PaymentLine from '../../paying/PaymentLine.svelte';
import { Paying } from '../../paying/paying.svelte.ts';
import PausesWish from './PausesWish.svelte';
import SilverfrostBoard from './SilverfrostBoard.svelte';
import Source from './Source.svelte';
import { nameOfTarget } from './words.ts';

export const face: GameFace = {
  board: SilverfrostBoard,
  nameOfTarget,
  isBroad: true,
  seat: PausesWish,
  paying: { at: client => new Paying(client), line: PaymentLine },
  source: Source,
  epilogue: async () => (await import('./Epilogue.svelte')).default,
};
