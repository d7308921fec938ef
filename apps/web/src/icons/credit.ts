/** Where an icon comes from, for the credits page. */
export interface IconCredit {
  readonly icon: string;
  readonly author: string;
  readonly source: string;
  readonly licence: string;
  readonly licenceText: string;
}

export const gameIcon = (author: string, icon: string): IconCredit => ({
  icon,
  author,
  source: `https://game-icons.net/1x1/${author.toLowerCase().replace(' ', '-')}/${icon}.html`,
  licence: 'CC BY 3.0',
  licenceText: 'https://creativecommons.org/licenses/by/3.0/',
});
