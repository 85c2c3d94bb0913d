import { expect, test } from 'vitest';
import { watchPage } from './watch-page.ts';

const standStill = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

test('a page that stood still is not calm before it has shown what became due meanwhile', async () => {
  const place = document.createElement('main');
  const page = watchPage(place);
  setTimeout(() => {
    standStill(200);
    setTimeout(() => {
      place.textContent = 'Não foi possível carregar.';
    });
  }, 10);
  await page.calm(() => true);
  page.stop();
  expect(place.textContent).toBe('Não foi possível carregar.');
});
