import { workshop } from '../cards/workshop.ts';
import { keepsPromises } from './keeps-promises.ts';

keepsPromises(4, 5000, workshop);
