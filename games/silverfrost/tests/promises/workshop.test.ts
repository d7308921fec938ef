import { workshop } from '../cards/workshop.ts';
import { keepsPromises } from './keeps-promises.ts';

keepsPromises(3, 500, workshop);
keepsPromises(1, 500, workshop);
