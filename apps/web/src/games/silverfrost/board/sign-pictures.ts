import signs from './art/signs.svg';

const HUES = ['green', 'blue', 'tan', 'red', 'purple'];
const SYMBOL = /<symbol id="([^"]+)"([^>]*)>([\s\S]*?)<\/symbol>/g;
const SEATED = /^animal-(\d|paws)$/;
/** Paws sits where a second player would. */
const SEAT_OF_PAWS = '1';

/** Pictures that are new in one frame: painting all for the first time would hold up a slow device for too long. */
const AT_A_TIME = 30;

/** Asked for together with the board's code, so that it is there when the board is. */
const drawings = fetch(signs).then(
  answer => answer.text(),
  () => '',
);

let isLaidOut = false;

/**
 * Makes a picture of every sign, as classes `s-ID` and in the ink of a card `s-ID-HUE`. A drawing copied into the page
 * for each of two hundred signs costs more than everything else on the board.
 */
export async function layOutSigns(board: HTMLElement): Promise<void> {
  if (isLaidOut) return;
  isLaidOut = true;
  const style = getComputedStyle(board);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const rules: string[] = [];
  const pictures = new Map<string, string>();
  const add = (name: string, form: string, drawing: string): void => {
    const file = `<svg xmlns="http://www.w3.org/2000/svg" ${form}>${drawing}</svg>`;
    const picture = `url("data:image/svg+xml,${encodeURIComponent(file)}")`;
    pictures.set(name, picture);
    rules.push(`.silverfrost .s-${name}{background-image:${picture}}`);
  };
  for (const [, id = '', form = '', symbol = ''] of (await drawings).matchAll(SYMBOL)) {
    const drawing = symbol.replaceAll('var(--card-face)', colour('card-face'));
    const seat = SEATED.exec(id)?.[1]?.replace('paws', SEAT_OF_PAWS);
    if (seat !== undefined) add(id, form, drawing.replaceAll('var(--seat)', colour(`seat-${seat}`)));
    else if (!drawing.includes('currentColor')) add(id, form, drawing);
    else for (const hue of HUES) add(`${id}-${hue}`, form, drawing.replaceAll('currentColor', colour(hue)));
  }
  for (const [name, picture] of pictures) {
    if (SEATED.test(name))
      rules.push(`.silverfrost .s-${name}.ranger{background-image:${pictures.get('snowshoes')},${picture}}`);
  }
  for (let from = 0; from < rules.length; from += AT_A_TIME) {
    await new Promise(requestAnimationFrame);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.slice(from, from + AT_A_TIME).join('\n'));
    document.adoptedStyleSheets.push(sheet);
  }
}
