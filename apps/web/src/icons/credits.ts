/** Where an icon comes from, for the credits page. */
export interface Credit {
  readonly icon: string;
  readonly author: string;
  readonly source: string;
  readonly licence: string;
  readonly licenceText: string;
}

const gameIcon = (author: string, icon: string): Credit => ({
  icon,
  author,
  source: `https://game-icons.net/1x1/${author.toLowerCase()}/${icon}.html`,
  licence: 'CC BY 3.0',
  licenceText: 'https://creativecommons.org/licenses/by/3.0/',
});

export const ICON_CREDITS: readonly Credit[] = [
  gameIcon('Lorc', 'bordered-shield'),
  gameIcon('Lorc', 'crystal-growth'),
  gameIcon('Delapouite', 'health-potion'),
  gameIcon('Lorc', 'queen-crown'),
  gameIcon('Lorc', 'shiny-apple'),
  gameIcon('Lorc', 'snowing'),
];
