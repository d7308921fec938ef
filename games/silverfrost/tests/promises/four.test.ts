import { keepsPromises } from './keeps-promises.ts';

keepsPromises(4, 5000);
