const lettersOf = (name: string): string[] => name.toUpperCase().match(/[\p{L}\p{N}]/gu) ?? [];

/** What stands on the marks of these names: the first letter, and where several begin alike the first that differs. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const spelt = names.map(lettersOf);
  return spelt.map((letters, seat) => {
    const first = letters[0] ?? '';
    const alike = spelt.filter(other => (other[0] ?? '') === first);
    if (alike.length === 1) return first;
    const second = letters.find((_, at) => new Set(alike.map(other => other[at])).size === alike.length);
    return first + (second?.toLowerCase() ?? seat + 1);
  });
}
