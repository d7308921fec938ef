import type { BigCritterFile } from '../../cards/card.ts';

export const bigCritters: readonly BigCritterFile[] = [
  {
    id: 'snow-leopard',
    known: 'house',
    intent: 'A fast start for any Construction.',
    does: [{ gain: { any: 2 } }, { draw: 1 }],
  },
  {
    id: 'old-goat-king',
    known: 'house',
    intent: 'Turns a full hand into points.',
    does: [{ discardUpTo: 3 }, { gain: { point: 1 }, forEach: 'counted' }],
  },
];
