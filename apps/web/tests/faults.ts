import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colours are all that the time of day changes: of what axe looks for these two depend on them. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing on a page as it stands: everything by night, and by day whatever has to do with colour. */
export async function expectNoFaults(page: Page, where = ''): Promise<void> {
  for (const theme of ['night', 'day']) {
    await page.evaluate(async name => {
      document.documentElement.setAttribute('data-theme', name);
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    }, theme);
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    const { violations } = await (theme === 'night' ? axe : axe.withRules(OF_COLOUR)).analyze();
    const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    expect(faults, `${where} by ${theme}`).toEqual([]);
  }
}
