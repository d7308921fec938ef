import { languagesOf } from '@snowbound/catalogue';
import { openAhead } from '../clients/device/open-ahead.ts';
import worker from '../clients/device/worker.ts?worker&url';
import { faceOf } from '../games/doors.ts';
import type { Route } from '../routes.ts';
import { settings } from '../settings/settings.svelte.ts';

const A_MOMENT = 500;

/** What every table needs is fetched while somebody looks at the home page, so that a game opens at once. */
export function fetchAhead(): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  const fetchAll = (): void => {
    // What cannot be had now is asked for again when a table is opened, and missed there.
    import('./TableRoute.svelte').catch(() => {});
    fetch(worker).catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, A_MOMENT);
}

/** A table on this device, its board and its words come side by side with the page, not after it. */
export function beginAhead(route: Route): void {
  if (route.page !== 'table' || route.where !== 'local') return;
  openAhead(route.id, settings.pace)
    .then(async game => {
      if (game !== null) await Promise.all([faceOf(game), (await languagesOf(game))[settings.locale]()]);
    })
    // The page asks again, and tells what is missed.
    .catch(() => {});
}
