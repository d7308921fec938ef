import type { Locator } from '@playwright/test';

/** Whether all of it lies on the screen and nothing lies over it. */
export const isFullyVisible = (thing: Locator): Promise<boolean> =>
  thing.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isOver = (x: number, y: number): boolean => element.contains(document.elementFromPoint(x, y));
    return left >= 0 && right <= innerWidth && top >= 0 && isOver(left + 9, top + 9) && isOver(right - 9, bottom - 9);
  });

/** How many pixels of its height lie on the screen and within every box that scrolls. */
export const visibleHeight = (thing: Locator): Promise<number> =>
  thing.evaluate(element => {
    let { top, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      const rim = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowY === 'visible') continue;
      top = Math.max(top, rim.top);
      bottom = Math.min(bottom, rim.bottom);
    }
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  });
