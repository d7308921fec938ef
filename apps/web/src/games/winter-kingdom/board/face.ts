import type { GameFace } from '../../board.ts';
import WinterKingdomBoard from './WinterKingdomBoard.svelte';
import { nameOfTarget } from './words.ts';

export const face: GameFace = { board: WinterKingdomBoard, nameOfTarget };
