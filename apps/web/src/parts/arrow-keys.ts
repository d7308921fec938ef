const WAYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys go from button to button of a row, and round at its ends. */
export function stepByArrow(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (way === undefined || at < 0) return;
  event.preventDefault();
  buttons[(at + way + buttons.length) % buttons.length]?.focus();
}
