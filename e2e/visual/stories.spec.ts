import { expect, test } from '../host/test.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Stories whose looks are kept: the foundations, whole screens, and the components that most others are made of. */
const stories = [
  ['foundations--colours', desktop],
  ['screen--login', desktop],
  ['telas-painel--normal', desktop],
  ['telas-painel--on-a-phone', phone],
  ['telas-biblioteca--normal', desktop],
  ['telas-gerar-imagem--on-a-phone', phone],
  ['actions-button--variants', phone],
  ['chat-chatbubble--conversation', phone],
  ['feedback-states--notices', phone],
  ['fields-segmentedcontrol--tiles', phone],
  ['images-imageframe--checkered', phone],
  ['navigation-sidebar--full', phone],
  ['overlays-confirmdialog--danger', phone],
  ['surfaces-plancard--in-a-row', desktop],
] as const;

for (const [id, viewport] of stories) {
  for (const theme of ['light', 'dark']) {
    test(`${id} looks as before, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The examples' dates count from now.
      await page.clock.setFixedTime('2026-11-20T15:00:00.000Z');
      await page.goto(`/storybook/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      // A dialog stands outside the root.
      await expect(page.locator('#storybook-root > *, [role="alertdialog"]').first()).toBeVisible();
      // Screens of remotes are loaded one by one.
      if (id.startsWith('telas-')) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`);
    });
  }
}
