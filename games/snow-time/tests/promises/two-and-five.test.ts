import { keepsPromises } from './keeps-promises.ts';

keepsPromises(2);
keepsPromises(5);
