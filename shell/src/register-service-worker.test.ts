import { expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

/** Opens the page installed or not; answers what it registered. */
function open(installed: boolean) {
  const register = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: installed && query === '(display-mode: standalone)',
  }));
  registerServiceWorker();
  return register;
}

test('the installed app has a service worker', () => {
  expect(open(true)).toHaveBeenCalledWith('/service-worker.js');
});

test('a visit in a browser has none', () => {
  expect(open(false)).not.toHaveBeenCalled();
});
