import type { RemoteEvent } from '@andromeda/platform/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRemoteReporter, reportShell } from './remote-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (kind: RemoteEvent['kind'], version = '1', ms = 120.4): RemoteEvent => ({
  remote: 'mfe-library',
  version,
  kind,
  ms,
});

function reporter() {
  const sent: Blob[] = [];
  const report = createRemoteReporter((body) => sent.push(body));
  const bodies = () => Promise.all(sent.map(async (body) => JSON.parse(await body.text())));
  return { report, sent, bodies };
}

test('events of a few seconds are sent in one message without user data', async () => {
  const { report, sent, bodies } = reporter();
  report(event('load_failed', '2'));
  report(event('loaded'));
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await bodies()).toEqual([
    [
      { remote: 'mfe-library', version: '2', kind: 'load_failed', ms: 120 },
      { remote: 'mfe-library', version: '1', kind: 'loaded', ms: 120 },
    ],
  ]);
});

test('a version is reported as loaded once a page, and every failure each time', async () => {
  const { report, bodies } = reporter();
  for (const kind of ['loaded', 'loaded', 'render_failed', 'render_failed'] as const) report(event(kind));
  await vi.advanceTimersByTimeAsync(5000);
  const [sent] = await bodies();
  expect(sent.map(({ kind }: RemoteEvent) => kind)).toEqual(['loaded', 'render_failed', 'render_failed']);
});

test('a page that closes sends its remaining events', async () => {
  const { report, sent } = reporter();
  report(event('render_failed'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
});

test('the shell is reported by the version in the address of its script, once a page', async () => {
  const { report, bodies } = reporter();
  reportShell(report);
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = '/assets/0.1.0-ab43/shell.9b9d.js';
  document.body.append(script);
  for (let screen = 0; screen < 2; screen += 1) reportShell(report);
  script.remove();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await bodies()).toEqual([
    [{ remote: 'shell', version: '0.1.0-ab43', kind: 'loaded', ms: expect.any(Number) }],
  ]);
});
