import { keepsPromises } from './keeps-promises.ts';

keepsPromises(2, 10_000);
