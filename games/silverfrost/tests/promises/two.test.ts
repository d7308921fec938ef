import { keepsPromises } from './keeps-promises.ts';

keepsPromises(2, 5000);
