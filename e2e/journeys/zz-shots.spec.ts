import { test } from '../host/test.ts';
const base = { status: 'none', expiresAt: null, nextAt: null, progress: null, complete: true, archives: [] as object[] };
const states: Record<string, object> = {
  none: base,
  preparing: { ...base, status: 'preparing', progress: { files: 120, of: 300 } },
  ready: { ...base, status: 'ready', expiresAt: '2026-12-04T15:00:00.000Z', nextAt: '2999-11-28T15:00:00.000Z', archives: [{ url: '/x', bytes: 268912640 }, { url: '/y', bytes: 41232100 }] },
  failed: { ...base, status: 'failed' },
  incomplete: { ...base, status: 'ready', complete: false, expiresAt: '2026-12-04T15:00:00.000Z', nextAt: '2020-11-28T15:00:00.000Z', archives: [{ url: '/x', bytes: 12912640 }] },
};
test('shots', async ({ page, seller }) => {
  void seller;
  let state: object = base;
  await page.route('**/api/account/export', (r) => r.fulfill({ json: state }));
  for (const theme of ['light', 'dark'] as const)
    for (const [w, h] of [[390, 844], [1440, 900]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme: theme });
      for (const [name, value] of Object.entries(states)) {
        state = value;
        await page.goto('/settings');
        const card = page.getByRole('region', { name: 'Baixar meus dados' });
        await card.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        await card.screenshot({ path: `/tmp/operate/shots/${theme}-${w}-${name}.png` });
        if (name === 'ready') await page.screenshot({ path: `/tmp/operate/shots/${theme}-${w}-page.png`, fullPage: true });
      }
    }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.screenshot({ path: '/tmp/operate/shots/dialog.png' });
});
