import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import './foundations.css';

const ground = (element: Element = document.documentElement) => getComputedStyle(element).backgroundColor;

async function systemIs(value: 'light' | 'dark') {
  const browser = cdp() as { send(method: string, params: object): Promise<unknown> };
  await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
}

test('the theme follows the system until the user chooses one, and a part that is always night stays night', async () => {
  const { dataset } = document.documentElement;
  const night = document.body.appendChild(document.createElement('div'));
  night.dataset.theme = 'dark';
  night.style.background = 'var(--bg)';
  onTestFinished(async () => {
    delete dataset.theme;
    night.remove();
    await systemIs('light');
  });
  delete dataset.theme;
  await systemIs('light');
  const light = ground();
  await systemIs('dark');
  const dark = ground();
  expect(dark).not.toBe(light);
  dataset.theme = 'light';
  expect(ground()).toBe(light);
  expect(ground(night)).toBe(dark);
  await systemIs('light');
  dataset.theme = 'dark';
  expect(ground()).toBe(dark);
});
