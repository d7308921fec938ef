import { keepsPromises } from './keeps-promises.ts';

keepsPromises(4, 10_000);
