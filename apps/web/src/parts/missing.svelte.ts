let missed = $state.raw<ReadonlySet<string>>(new Set());

/** The files of the app that are asked for again and again, by the page and by the worker. */
export const missing = {
  get is(): boolean {
    return missed.size > 0;
  },
  note(file: string, isMissed: boolean): void {
    if (missed.has(file) === isMissed) return;
    const others = [...missed].filter(other => other !== file);
    missed = new Set(isMissed ? [...others, file] : others);
  },
};
