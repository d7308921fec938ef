import type { GameFace } from '../board.ts';
import SilverfrostBoard from './SilverfrostBoard.svelte';
import { nameOfTarget } from './words.ts';

export const face: GameFace = {
  board: SilverfrostBoard,
  nameOfTarget,
  isBroad: true,
  epilogue: async () => (await import('./Epilogue.svelte')).default,
};
