import type { Attack } from './attack.ts';
import { bombs } from './bombs.ts';
import { frames } from './frames.ts';
import { kills } from './kills.ts';
import { leaks } from './leaks.ts';
import { slow } from './slow.ts';
import { starvation } from './starvation.ts';
import { storage } from './storage.ts';
import { storm } from './storm.ts';
import { upgrade } from './upgrade.ts';

/** All of them, in the order in which they are made. */
export const ATTACKS: readonly Attack[] = [leaks, kills, frames, storm, bombs, starvation, slow, storage, upgrade];
