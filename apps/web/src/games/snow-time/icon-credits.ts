import { gameIcon, type IconCredit } from '../../icons/credit.ts';

export const credits: readonly IconCredit[] = [
  gameIcon('Lorc', 'bordered-shield'),
  gameIcon('Lorc', 'crystal-growth'),
  gameIcon('Delapouite', 'health-potion'),
  gameIcon('Lorc', 'queen-crown'),
  gameIcon('Lorc', 'shiny-apple'),
  gameIcon('Lorc', 'snowing'),
];
