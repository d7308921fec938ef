/**
 * How long German and Polish words end, so that they can be parted before that ending: browsers do not know how, or only
 * some do. A word is parted at the longest ending it has.
 */
const ENDINGS =
  'anger|adler|bau|biber|bock|botin|deuterin|elster|erzähler|falke|fegerin|feuer|feuerstelle|flicker|fraß|gans|gasse|geier|' +
  'gerüst|grube|hain|halle|händlerin|hang|haus|hof|horn|hörnchen|hütte|kammer|keller|königin|küche|lager|leger|lehrerin|' +
  'leopard|luchs|markt|master|meiler|meister|mulde|mutter|ochse|palast|pferd|rufer|schmied|schnitzer|schreiberin|schwan|setzer|' +
  'späherin|stelle|station|steiger|tiger|turm|wache|wald|winn|karawane|geschichten|säulen|schaufelt|gänge|zeichen|' +
  'betten|der|trupp|' +
  'brzymi|cielka|czyk|dziami|dziane|dziowy|jąca|karka|krzykliwy|leżnisko|macz|mistrz|nałowy|niczka|nisko|nowy|nów|pek|racz|' +
  'reniferów|rożec|rzyciel|rzy|słannik|tygrys|wacz|wiedź|kowy|żynnych';
const PARTED = new RegExp(`(\\p{L}{3,}?)(${ENDINGS})(?!\\p{L})`, 'gu');
const JOINT = '\u0001';
/** Shorter words fit everywhere. */
const LONG = 8;

/** A name, cut where a line may end within it. */
export const partsOf = (name: string): readonly string[] =>
  name.replace(PARTED, (word, begin, end) => (word.length < LONG ? word : `${begin}${JOINT}${end}`)).split(JOINT);
