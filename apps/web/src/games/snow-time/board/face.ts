import type { GameFace } from '../../board.ts';
import SnowTimeBoard from './SnowTimeBoard.svelte';
import { nameOfTarget } from './words.ts';

export const face: GameFace = { board: SnowTimeBoard, nameOfTarget };
