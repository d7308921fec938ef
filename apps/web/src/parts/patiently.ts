/** How long to wait before a part is asked for again, in milliseconds. */
const PAUSE = 2000;

/** Hears each time that a file of the app could not be had, and in the end that it could. */
export type Hears = (file: string, isMissed: boolean) => void;

export const pause = (milliseconds = PAUSE): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

const coming = new Map<string, Promise<void>>();

/**
 * Waits until these files can be had, however long the network is gone. Browsers never ask again for a module that could
 * not be had once, so each is fetched, and kept by the browser, before it is imported.
 */
export async function haveFiles(files: readonly string[], hears: Hears): Promise<void> {
  await Promise.all(
    files.map(file => {
      const had = coming.get(file) ?? haveFile(file, hears);
      coming.set(file, had);
      return had;
    }),
  );
}

async function haveFile(file: string, hears: Hears): Promise<void> {
  let isMissed = false;
  while (!(await (file.endsWith('.css') ? isStyled(file) : isFetched(file)))) {
    isMissed = true;
    hears(file, isMissed);
    await pause();
  }
  if (isMissed) hears(file, false);
}

async function isFetched(file: string): Promise<boolean> {
  try {
    const response = await fetch(file);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

const isStyled = (href: string): Promise<boolean> =>
  new Promise(resolve => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      resolve(false);
    };
    document.head.append(link);
  });
