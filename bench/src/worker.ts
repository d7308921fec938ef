import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@snowbound/catalogue';
import { fastFromSeed } from '@snowbound/engine';
import type { Errand } from './all-cores.ts';
import { rate } from './clock.ts';
import { playBatch } from './playouts.ts';

const { game: name, players, seconds, seed } = workerData as Errand;
const game = await gameNamed(name);
const random = fastFromSeed(seed);
const play = () => playBatch(game, players, random).moves;
rate(seconds / 2, play);
parentPort?.postMessage(rate(seconds, play));
