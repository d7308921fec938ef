import worker from '../sittings/local/worker.ts?worker&url';

const A_MOMENT = 500;

/** What every table needs is fetched while somebody looks at the home page, so that a game opens at once. */
export function fetchAhead(): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  const fetchAll = (): void => {
    // What cannot be had now is asked for again when a table is opened, and missed there.
    import('./TablePage.svelte').catch(() => {});
    fetch(worker).catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, A_MOMENT);
}
