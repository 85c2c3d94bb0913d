import type { Page } from '@playwright/test';
import { goWithin } from '../host/go-within.ts';
import { expect, test } from '../host/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** How many pixels of height each link of the form takes a touch on, up to 60. */
const touchHeights = (page: Page) =>
  page.locator('main a').evaluateAll((links) =>
    links.map((link) => {
      link.scrollIntoView({ block: 'center' });
      const { left, width, top, height } = link.getBoundingClientRect();
      const taken = (y: number) => link.contains(document.elementFromPoint(left + width / 2, y));
      const offsets = Array.from({ length: 60 }, (_, index) => index - 30);
      return {
        link: link.textContent,
        height: offsets.filter((offset) => taken(top + height / 2 + offset)).length,
      };
    }),
  );

test('a thumb has 44 px on each link of the screens without an account', async ({ page }) => {
  await page.goto('/cookies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of ['/login', '/register', '/forgot-password', '/reset-password'])
    await test.step(address, async () => {
      await goWithin(page, address);
      const heights = await touchHeights(page);
      expect(heights.length).toBeGreaterThan(0);
      expect(heights.filter(({ height }) => height < 44)).toEqual([]);
    });
});
