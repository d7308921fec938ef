import { keepsPromisesAgainstPaws } from './keeps-promises.ts';

keepsPromisesAgainstPaws('3', 5000);
keepsPromisesAgainstPaws('4', 5000);
