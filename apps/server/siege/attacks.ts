import type { Attack } from './attack.ts';
import { starvation } from './starvation.ts';
import { storm } from './storm.ts';

/** All of them, in the order in which they are made. */
export const ATTACKS: readonly Attack[] = [storm, starvation];
