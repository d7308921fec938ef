import { patiently } from './patiently.ts';

let missed = $state(0);

/** Parts of the app that are asked for again and again, here and in the worker. */
export const missing = {
  get is(): boolean {
    return missed > 0;
  },
  note(isMissed: boolean): void {
    missed += isMissed ? 1 : -1;
  },
};

/** A part of the app, as soon as it can be had. */
export function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  let style: string | undefined;
  return patiently(async () => {
    if (style !== undefined) await styled(style);
    return load().catch(error => {
      // The bundler asks for a style once only.
      [, style] = /CSS for (\S+)/.exec(String(error)) ?? [];
      throw error;
    });
  }, missing.note);
}

const styled = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`));
    document.head.append(link);
  });
