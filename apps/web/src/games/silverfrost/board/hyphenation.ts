/**
 * How long words of names and card texts end, so that they can be parted before that ending: browsers do not know how, or
 * only some do. A word is parted at the longest ending it has.
 */
const ENDINGS =
  'anger|adler|auftrag|aufträge|aufträgen|bau|biber|bock|botin|deuterin|elster|erzähler|falke|fegerin|feuer|feuerstelle|flicker|fraß|gans|gasse|geier|' +
  'gerüst|grube|hain|halle|händlerin|hang|haus|hof|horn|hörnchen|hütte|kammer|keller|königin|küche|lager|leger|lehrerin|' +
  'leopard|luchs|markt|master|meiler|meister|mulde|mutter|ochse|palast|pferd|rufer|schmied|schnitzer|schreiberin|schwan|setzer|' +
  'späherin|stelle|station|steiger|tiger|turm|wache|wald|winn|karawane|geschichten|säulen|schaufelt|gänge|zeichen|' +
  'betten|der|trupp|' +
  'brzymi|cielka|czyk|dziami|dziane|dziowy|jąca|karka|krzykliwy|leżnisko|macz|mistrz|nałowy|niczka|nisko|nowy|nów|pek|racz|' +
  'reniferów|rożec|rzyciel|rzy|słannik|tygrys|wacz|wiedź|kowy|żynnych|' +
  'struction|structions|nation|carding|' +
  'karten|sourcen|wesen|stein|steine|geworfen|gespielt|spielen|spielst|artige|artiges|digten|liche|liches|destens|schiedene|' +
  'ciwnicy|ciwnik|ciwnika|wonych|towych|bieskich|bieskie|katowe|katową|katowych|cając|nieżasz|wowe|wowego|rzenia|rzenie|łowego|' +
  'nanych|nujesz';
const PARTED = new RegExp(`(\\p{L}{3,}?)(${ENDINGS})(?!\\p{L})`, 'gu');
const JOINT = '\u0001';
/** Shorter words fit everywhere. */
const LONG = 8;

/** There are only so many names and texts, and all are shown again and again. */
const known = new Map<string, readonly string[]>();

/** A name or a text, cut where a line may end within a word. */
export function partsOf(text: string): readonly string[] {
  let parts = known.get(text);
  if (parts === undefined) {
    const cut = (word: string, begin: string, end: string) => (word.length < LONG ? word : `${begin}${JOINT}${end}`);
    parts = text.replace(PARTED, cut).split(JOINT);
    known.set(text, parts);
  }
  return parts;
}
