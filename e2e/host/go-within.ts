import { expect, type Page } from '@playwright/test';

/** Opens another screen in the same document, as a link of the application does, and waits for its heading. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const left = (await heading.textContent()) ?? '';
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(heading).not.toHaveText(left);
}
