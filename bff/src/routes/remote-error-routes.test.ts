import { expect, test } from 'vitest';
import { RemoteErrorSummary } from '../../contract/remote-errors.ts';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestReleases } from '../testing/test-releases.ts';

const report = {
  remote: 'mfe-account',
  version: '1.0.0',
  message: 'TypeError: plan is undefined',
  place: 'routes.js:1:2048',
  times: 2,
};

/** The application with Ana as its administrator. */
function open() {
  const releases = createTestReleases();
  releases.profiles.isAdmin = async ({ userId }) => userId === ana.userId;
  const { app, as } = createTestApp({ releases });
  const send = (body: unknown, cookie = '', type = 'text/plain') =>
    app.request('/api/remote-error-reports', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': type, ...(cookie && { cookie }) },
    });
  const errors = async () =>
    RemoteErrorSummary.parse(await (await as(ana, '/api/remote-errors')).json()).errors;
  const cookieOf = (visitor: string) =>
    `andromeda_visitor=${encodeURIComponent(releases.seals.seal(visitor))}`;
  return { app, releases, as, send, errors, cookieOf };
}

test('an administrator reads the errors that pages reported, with their users', async () => {
  const { releases, send, errors, cookieOf } = open();
  expect((await send([report], cookieOf(releases.seals.visitorOf(ana.userId)))).status).toBe(204);
  expect((await send([report])).status).toBe(204);
  expect(await errors()).toMatchObject([{ ...report, times: 2, anonymousTimes: 2, users: 1 }]);
});

test('the server masks a message whatever page sent it', async () => {
  const { send, errors } = open();
  await send([{ ...report, message: 'Error: ana@loja.example.com paid with 4111111111111111' }]);
  expect(await errors()).toMatchObject([{ message: 'Error: [e-mail] paid with 0' }]);
});

test.each(['text/plain', 'application/json'])(
  'what no database stores is taken out of a message that came as %s',
  async (type) => {
    const { send, errors } = open();
    expect((await send([{ ...report, message: 'Error: a\u0000b\ud800c' }], '', type)).status).toBe(204);
    expect(await errors()).toMatchObject([{ message: 'Error: a b c' }]);
  },
);

test('what a user meets in a preview is not counted', async () => {
  const { releases, send, errors } = open();
  const until = new Date(releases.clock.now().getTime() + 3_600_000).toISOString();
  const preview = releases.seals.sealPreview({
    id: 'a-link',
    remote: 'mfe-account',
    version: '1.0.0',
    until,
  });
  await send([report], `andromeda_previa=${preview}`);
  expect(await errors()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', report],
  ['no message', [{ ...report, message: '' }]],
  ['an address for a place', [{ ...report, place: 'https://a.example/x.js:1:1' }]],
  ['a place outside the version', [{ ...report, place: '../secret.js:1:1' }]],
  ['no times', [{ ...report, times: 0 }]],
  ['more than twenty errors', Array.from({ length: 21 }, () => report)],
])('a report is refused with %s', async (_, body) => {
  expect((await open().send(body)).status).toBe(400);
});

test('a report of more than 24 kB, and hundreds in a row, are refused', async () => {
  const { send } = open();
  expect((await send(JSON.stringify([report]) + ' '.repeat(25_000))).status).toBe(413);
  const answers = await Promise.all(Array.from({ length: 320 }, () => send([report])));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(15);
});

test('only administrators and deploy tokens read the errors', async () => {
  const { app, releases, as } = open();
  releases.profiles.isAdmin = async () => false;
  expect((await as(ana, '/api/remote-errors')).status).toBe(403);
  expect((await app.request('/api/remote-errors')).status).toBe(401);
});
