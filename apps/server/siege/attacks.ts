import type { Attack } from './attack.ts';
import { kills } from './kills.ts';
import { slow } from './slow.ts';
import { starvation } from './starvation.ts';
import { storage } from './storage.ts';
import { storm } from './storm.ts';

/** All of them, in the order in which they are made. */
export const ATTACKS: readonly Attack[] = [kills, storm, starvation, slow, storage];
