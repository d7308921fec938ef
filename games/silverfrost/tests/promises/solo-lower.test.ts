import { keepsPromisesAgainstPaws } from './keeps-promises.ts';

keepsPromisesAgainstPaws('1', 5000);
keepsPromisesAgainstPaws('2', 5000);
