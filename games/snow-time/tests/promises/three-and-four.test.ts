import { keepsPromises } from './keeps-promises.ts';

keepsPromises(3);
keepsPromises(4);
