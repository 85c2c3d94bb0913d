import { ApiError } from '@andromeda/platform';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportErrors } from './report-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = (line: number, host = location.origin) =>
  `${host}/remotes/mfe-library/1.2.0-ab12/routes.js:${line}:2048`;
const reactDom = `${location.origin}/assets/react-dom.1a2b.js:9:100`;

/** An error whose stack leads to these places, from the top. */
function thrownAt(places: readonly string[], message = 'onSave is not a function') {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at save (${place})`)].join('\n');
  return error;
}

/** A page whose errors are reported. */
function observe(early: Event[] = []) {
  const sent: Blob[] = [];
  const page = new EventTarget();
  const queries = new QueryClient();
  reportErrors({ queries, takeEarly: () => early }, (body) => void sent.push(body), page);
  const reports = async () => {
    await vi.advanceTimersByTimeAsync(5000);
    return (await Promise.all(sent.map(async (body) => JSON.parse(await body.text())))).flat();
  };
  const raise = (error: unknown) => page.dispatchEvent(errorEvent(error));
  return { sent, page, queries, raise, reports };
}
const errorEvent = (error: unknown, where: ErrorEventInit = {}) =>
  new ErrorEvent('error', { error, ...where });
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

const met = {
  remote: 'mfe-library',
  version: '1.2.0-ab12',
  message: 'TypeError: onSave is not a function',
  place: 'routes.js:7:2048',
  times: 1,
};

test.each([
  ['of Chromium', `TypeError: x\n    at async save (${file(7)})\n    at ${reactDom}`],
  ['of Firefox', `save@${file(7)}\n@${reactDom}\n`],
  [
    'of a module that was imported again',
    `TypeError: x\n    at save (${file(7).replace('.js', '.js?again=2')})`,
  ],
  ['of Safari', `save@${file(7)}\nasync*@[native code]`],
  ['that begins in shared code', `TypeError: x\n    at call (${reactDom})\n    at save (${file(7)})`],
])('a button that throws is reported for the version to whose file a stack %s leads', async (_, stack) => {
  const { raise, reports } = observe();
  raise(Object.assign(thrownAt([]), { stack }));
  expect(await reports()).toEqual([met]);
});

test('a promise that nobody handles is reported, and so is what is thrown without a stack', async () => {
  const { page, reports } = observe();
  page.dispatchEvent(rejection(thrownAt([file(7)])));
  page.dispatchEvent(errorEvent('caneca da Ana', { filename: file(8).slice(0, -7), lineno: 8, colno: 3 }));
  expect(await reports()).toEqual([met, { ...met, message: '(string)', place: 'routes.js:8:3' }]);
});

test('errors from before the page was observed are reported', async () => {
  const { reports } = observe([errorEvent(thrownAt([file(7)])), rejection(thrownAt([file(7)]))]);
  expect(await reports()).toEqual([{ ...met, times: 2 }]);
});

test('a query and a mutation whose code throws are reported', async () => {
  const { queries, reports } = observe();
  const fail = (line: number) => () => Promise.reject(thrownAt([file(line)]));
  await queries.fetchQuery({ queryKey: ['a'], queryFn: fail(7), retry: false }).catch(() => undefined);
  const mutation = new MutationObserver(queries, { mutationFn: fail(9) });
  await mutation.mutate().catch(() => undefined);
  expect(await reports()).toEqual([met, { ...met, place: 'routes.js:9:2048' }]);
});

test('a query that failed before the page was observed is reported', async () => {
  const queries = new QueryClient();
  const queryFn = () => Promise.reject(thrownAt([file(7)]));
  await queries.fetchQuery({ queryKey: ['a'], queryFn, retry: false }).catch(() => undefined);
  const sent: Blob[] = [];
  reportErrors({ queries, takeEarly: () => [] }, (body) => void sent.push(body), new EventTarget());
  await vi.advanceTimersByTimeAsync(5000);
  expect(JSON.parse((await sent[0]?.text()) ?? '')).toEqual([met]);
});

test('a fault or a refusal of the server is the fault of no remote', async () => {
  const { page, raise, queries, reports } = observe();
  for (const status of [500, 403, 0]) {
    const failure = new ApiError({ code: 'internal_error', status });
    failure.stack = thrownAt([file(7)]).stack ?? '';
    page.dispatchEvent(rejection(failure));
    const queryFn = () => Promise.reject(failure);
    await queries.fetchQuery({ queryKey: [status], queryFn, retry: false }).catch(() => undefined);
  }
  raise(Object.assign(thrownAt([file(7)]), { name: 'AbortError' }));
  raise(Object.assign(thrownAt([file(7)]), { name: 'ChunkLoadError' }));
  expect(await reports()).toEqual([]);
});

test('an error that no remote has part in is the shell’s, by the version of its file', async () => {
  const { raise, reports } = observe();
  const inShell = `${location.origin}/assets/0.1.0-ab43/shell.9b9d.js:1:77`;
  raise(thrownAt(['chrome-extension://abc/content.js:1:1', inShell]));
  raise(thrownAt([inShell, file(7)]));
  expect(await reports()).toEqual([
    { ...met, remote: 'shell', version: '0.1.0-ab43', place: 'shell.9b9d.js:1:77' },
    met,
  ]);
});

test('errors of extensions and of other addresses are nobody’s', async () => {
  const { page, raise, reports } = observe();
  raise(thrownAt([reactDom]));
  raise(thrownAt(['chrome-extension://abc/content.js:1:1']));
  raise(thrownAt([file(7, 'https://elsewhere.example')]));
  raise(undefined);
  page.dispatchEvent(rejection(undefined));
  expect(await reports()).toEqual([]);
});

test('one error that several places tell of is reported once', async () => {
  const { page, queries, raise, reports } = observe();
  const failure = thrownAt([file(7)]);
  const queryFn = () => Promise.reject(failure);
  await queries.fetchQuery({ queryKey: ['a'], queryFn, retry: false }).catch(() => undefined);
  raise(failure);
  page.dispatchEvent(rejection(failure));
  expect(await reports()).toEqual([met]);
});

test('an error that comes again is sent with its number, and no page sends without end', async () => {
  const { sent, raise, reports } = observe();
  for (let click = 0; click < 3; click += 1) raise(thrownAt([file(7)]));
  expect(await reports()).toEqual([{ ...met, times: 3 }]);
  for (let click = 0; click < 500; click += 1) raise(thrownAt([file(7)]));
  expect((await reports()).at(-1)).toEqual({ ...met, times: 97 });
  for (let line = 0; line < 500; line += 1) raise(thrownAt([file(1000 + line)]));
  expect((await reports()).filter(({ place }) => place.length > met.place.length)).toHaveLength(19);
  expect(sent).toHaveLength(3);
});

test('what the message says about the user stays in the browser', async () => {
  const { raise, reports } = observe();
  raise(thrownAt([file(7)], 'no account for ana@loja.example.com, id 1234'));
  expect(await reports()).toEqual([{ ...met, message: 'TypeError: no account for [e-mail] id 0' }]);
});

test('a page that closes sends what it gathered', () => {
  const { sent, page, raise } = observe();
  raise(thrownAt([file(7)]));
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});
