import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@snowbound/catalogue';
import { fastFromSeed } from '@snowbound/engine';
import type { Errand } from './all-cores.ts';
import { rate } from './clock.ts';
import { playBatch } from './playouts.ts';

const WARM_UP = 4;

const { game: name, players, seconds, seed } = workerData as Errand;
const game = await gameNamed(name);
const random = fastFromSeed(seed);
const play = () => playBatch(game, players, random).moves;
// With every core at work the compiler has to wait for its turn too.
rate(WARM_UP * seconds, play);
parentPort?.postMessage(rate(seconds, play));
