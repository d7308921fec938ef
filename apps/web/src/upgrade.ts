/** A reload that did not help is not tried again at once. */
const PATIENCE_MILLISECONDS = 60_000;
const KEY = 'snowbound.reloaded';

function reload(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PATIENCE_MILLISECONDS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Reloads the page if the server has a newer app: the name of the entry script changes with everything it leads to. */
export async function reloadIfOld(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  if (entry === null) return;
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    const page = await response.text();
    if (response.ok && page.includes('id="app"') && !page.includes(new URL(entry.src).pathname)) reload();
  } catch {
    // The server is away: there is nothing newer to be had.
  }
}

/** Looks for a newer app when the reader comes back. */
export function watchForUpgrade(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void reloadIfOld();
  });
}
