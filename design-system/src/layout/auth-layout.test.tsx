import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../testing/draw.ts';
import { AuthLayout } from './auth-layout.tsx';
import { BrandPanel } from './brand-panel.tsx';

test('on a desktop the brand stays in sight beside a form that is longer than the window', async () => {
  await page.viewport(1366, 768);
  const panel = <BrandPanel aria-label="Marca" logo="Andrômeda" headline="Da foto ao anúncio" />;
  draw(
    <AuthLayout panel={panel} logo="Andrômeda" title="Crie sua conta">
      <div style={{ height: 1200 }} />
    </AuthLayout>,
  );
  const top = () => page.getByRole('region', { name: 'Marca' }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole('region', { name: 'Marca' })).toBeVisible();
  window.scrollTo(0, 300);
  await expect.poll(() => window.scrollY).toBe(300);
  expect(top()).toBe(0);
  window.scrollTo(0, 0);
});
