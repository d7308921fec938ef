/** A block of a document that can be followed word for word. */
export type DocumentStep =
  | { readonly kind: 'commands'; readonly lines: readonly string[] }
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'change'; readonly path: string; readonly lines: readonly string[] };

const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** Blocks of shell are commands; a block with a path is that file, or as `diff` the lines to be added to it. */
export function stepsIn(document: string): readonly DocumentStep[] {
  return [...document.matchAll(BLOCK)].flatMap(([, language, path, text = '']): DocumentStep[] => {
    const lines = text.trimEnd().split('\n');
    if (language === 'sh') return [{ kind: 'commands', lines }];
    if (path === undefined) return [];
    return [language === 'diff' ? { kind: 'change', path, lines } : { kind: 'file', path, text }];
  });
}

/** A file with the lines of a `diff` added, each after the line that stands before it there. */
export function changed(text: string, { path, lines }: Extract<DocumentStep, { kind: 'change' }>): string {
  const result = text.split('\n');
  let at = -1;
  for (const line of lines) {
    const [sign, content] = [line[0], line.slice(1)];
    if (sign === '+') result.splice(++at, 0, content);
    else {
      at = result.indexOf(content, at + 1);
      if (at < 0) throw new Error(`${path} has no line “${content}” there`);
    }
  }
  return result.join('\n');
}
