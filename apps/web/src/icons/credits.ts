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
  source: `https://game-icons.net/1x1/${author.toLowerCase().replace(' ', '-')}/${icon}.html`,
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
  ...["anvil", "boot-prints", "bull-horns", "campfire", "echo-ripples", "feather", "gears", "guarded-tower", "hawk-emblem", "hunting-horn", "mountaintop", "owl", "pine-tree", "quill-ink", "ram", "raven", "ringing-bell", "seated-mouse", "stag-head", "swan", "tied-scroll", "tinker", "vulture", "wolf-head", "wolf-howl", "wooden-sign"].map(icon => gameIcon('Lorc', icon)),
  ...["astrolabe", "badger", "birch-trees", "canadian-goose", "deer", "deer-head", "heron", "mole", "mountain-climbing"].map(icon => gameIcon('Caro Asercion', icon)),
  ...["backpack", "bear-head", "beaver", "bison", "broom", "buffalo-head", "camp-cooking-pot", "castle", "cellar-barrels", "chimney", "chisel", "eagle-head", "fireplace", "fish-smoking", "fog", "goose", "greenhouse", "high-grass", "horse-head", "hut", "huts-village", "jumping-dog", "ladder", "laurels-trophy", "lighthouse", "lynx-head", "mammoth", "mine-wagon", "old-lantern", "ram-profile", "saber-toothed-cat-head", "scroll-quill", "tavern-sign", "teacher", "tiger-head", "torch", "walrus-head", "wood-cabin", "wood-pile", "wool"].map(icon => gameIcon('Delapouite', icon)),
  ...["bear-face"].map(icon => gameIcon('Sparker', icon)),
];
