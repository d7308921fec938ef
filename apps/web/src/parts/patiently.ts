/** How long to wait before a part is asked for again, in milliseconds. */
const PAUSE = 2000;
/** How browsers and the bundler say that a part could not be had; what is wrong within a part is another matter. */
const UNFETCHED = /dynamically imported module|importing a module|preload CSS/i;

export const pause = (milliseconds = PAUSE): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Loads a part of the app, again and again while the network is gone; `miss` hears whether it is missed. */
export async function patiently<Part>(load: () => Promise<Part>, miss: (isMissed: boolean) => void): Promise<Part> {
  let isMissed = false;
  try {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (!UNFETCHED.test(String(error))) throw error;
      }
      if (!isMissed) miss(true);
      isMissed = true;
      await pause();
    }
  } finally {
    if (isMissed) miss(false);
  }
}
