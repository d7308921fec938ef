/** What a flat JSON object of strings holds, as far as it could be read. */
export interface FlatJson {
  /** Every key, in the order of the file; the value is whatever JSON gave. */
  readonly entries: ReadonlyMap<string, unknown>;
  /** What is wrong with the file as a whole, one sentence each. */
  readonly faults: readonly string[];
}

const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const [open, colon, comma, close, end] = [/\{/y, /:/y, /,/y, /\}/y, /$/y];
const blank = /[ \t\r\n]*/y;

/** Reads a flat JSON object, with a place for every fault: JSON.parse alone often gives none on Node 20. */
export function readFlatJson(text: string): FlatJson {
  const { keys, fault } = scan(text);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    const reason = fault ?? (error instanceof Error ? error.message : String(error));
    return { entries: new Map(), faults: [`invalid JSON ${reason}`] };
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return { entries: new Map(), faults: ['the file must hold one object of strings'] };
  }
  // JSON.parse lets the last of two equal keys win without a word.
  const twice = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  return {
    entries: new Map(Object.entries(content)),
    faults: [...twice].map(key => `${key}: key appears more than once`),
  };
}

function scan(text: string): { readonly keys: readonly string[]; readonly fault: string | undefined } {
  const keys: string[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const take = (pattern: RegExp): string | undefined => {
    match(blank);
    return match(pattern);
  };
  const expected = (): string | undefined => {
    if (take(open) === undefined) return '"{"';
    if (take(close) === undefined) {
      do {
        const key = take(string);
        if (key === undefined) return 'a key in double quotes';
        keys.push(String(JSON.parse(key)));
        if (take(colon) === undefined) return '":"';
        if (take(string) === undefined) return 'a text in double quotes on one line';
      } while (take(comma) !== undefined);
      if (take(close) === undefined) return '"," or "}"';
    }
    return take(end) === undefined ? 'the end of the file' : undefined;
  };
  const missing = expected();
  return { keys, fault: missing === undefined ? undefined : `at ${place(text, at)}: expected ${missing}` };
}

function place(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}
