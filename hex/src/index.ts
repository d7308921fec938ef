export { type Areas, areasOf, spread, surround } from './areas.ts';
export { AXES, type Axial, type Axis, DIRECTIONS, hexagon, lineNumber, plus, turned } from './axial.ts';
export {
  add,
  assign,
  assignCommon,
  assignDifference,
  bitsIn,
  type Cell,
  type CellSet,
  cellOf,
  cellsIn,
  clear,
  collect,
  commonBits,
  copyOf,
  count,
  countCommon,
  exceeds,
  has,
  intersect,
  isEmpty,
  meet,
  NOWHERE,
  nextCell,
  noCells,
  remove,
  setOf,
  subtract,
  unite,
} from './cell-set.ts';
export { type Drawing, draw, readDrawing } from './drawing.ts';
export {
  cellAt,
  distancesFrom,
  type Grid,
  gridOf,
  linesOf,
  SIDES,
  secondRings,
  stepFrom,
  straightTwos,
} from './grid.ts';
export { boundsOf, centreOf, cornersOf, type Point } from './layout.ts';
export { listParts, type Parts, partsOf } from './parts.ts';
export { countMet, type Patches, patchesOf } from './patches.ts';
