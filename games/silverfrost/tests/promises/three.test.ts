import { keepsPromises } from './keeps-promises.ts';

keepsPromises(3, 5000);
