import type { ResolvedRemote } from '@andromeda/platform/host';
import { shellScreens } from 'bff/contract/browser';
import { expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { createRoutes } from '../routes.tsx';
import { measureVisit } from './measure-visit.ts';

const remote = (name: string, version: string, paths: string[]) =>
  ({ name, version, paths, publicPaths: [] }) as unknown as ResolvedRemote;
const remotes = [remote('mfe-library', '1.2.0', ['/library']), remote('mfe-account', '3.0.0', ['/admin'])];

/** A page that was opened at `landing`, whose measures the test makes. */
function openPage(landing: string) {
  const sent: Blob[] = [];
  let report = (_metric: Metric) => {};
  let moveTo = (_state: { location: { pathname: string } }) => {};
  const router = {
    state: { location: { pathname: landing } },
    subscribe: (listener: typeof moveTo) => {
      moveTo = listener;
      return () => undefined;
    },
  };
  measureVisit(
    { router, directory: { remotes: () => remotes } } as unknown as Parameters<typeof measureVisit>[0],
    {
      observe: (listener) => {
        report = listener;
      },
      send: (body) => void sent.push(body),
      landing,
    },
  );
  let count = 0;
  return {
    goTo: (pathname: string) => moveTo({ location: { pathname } }),
    measure: (name: Metric['name'], value: number, startTime = 0, id = `${name}-${count++}`) =>
      report({ name, value, id, entries: [{ startTime }] } as unknown as Metric),
    sent: async () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
      return Promise.all(sent.map(async (body) => JSON.parse(await body.text())));
    },
  };
}

test('one report contains the measures of a visit by screen and version, and nothing else', async () => {
  const page = openPage('/library');
  page.measure('TTFB', 120.4);
  page.measure('LCP', 1810.7);
  page.measure('CLS', 0.0312);
  expect(await page.sent()).toEqual([
    [
      { name: 'TTFB', value: 120, remote: 'mfe-library', version: '1.2.0', screen: '/library' },
      { name: 'LCP', value: 1811, remote: 'mfe-library', version: '1.2.0', screen: '/library' },
      { name: 'CLS', value: 312, remote: 'mfe-library', version: '1.2.0', screen: '/library' },
    ],
  ]);
});

test('the name of an account in the address stays in the browser', async () => {
  const page = openPage('/admin/accounts/ana@loja.example.com');
  page.measure('LCP', 900);
  const [[measure]] = await page.sent();
  expect(measure.screen).toBe('/admin');
  expect(JSON.stringify(measure)).not.toContain('ana');
});

test('a slow tap counts for its own screen, and the page load for the first one', async () => {
  const page = openPage('/login');
  page.goTo('/library');
  const later = performance.now() + 1;
  page.measure('INP', 300, later);
  page.measure('LCP', 700, later);
  const [measures] = await page.sent();
  expect(measures).toMatchObject([
    { name: 'INP', remote: 'mfe-library', screen: '/library' },
    { name: 'LCP', remote: 'shell', screen: '/login' },
  ]);
});

test('a page that becomes visible again reports each measure once, and an unknown address reports none', async () => {
  const page = openPage('/library');
  page.measure('INP', 80, 0, 'v1');
  expect(await page.sent()).toHaveLength(1);
  page.measure('INP', 90, 0, 'v1');
  expect(await page.sent()).toHaveLength(1);
  const lost = openPage('/nowhere');
  lost.measure('LCP', 500);
  expect(await lost.sent()).toEqual([]);
});

test("the server knows every one of the shell's own screens", () => {
  const [page] = createRoutes();
  const own = (page?.children ?? []).flatMap(({ path }) => (path && path !== '*' ? [`/${path}`] : []));
  expect([...shellScreens].sort()).toEqual(own.sort());
});
