import { expect, test } from 'vitest';
import type { OrderEvent } from '../../contract/order-events.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';

const finished: OrderEvent = { key: 'a-key-of-ana', status: 'finished' };
const users = [ana, bia];

/** The application, whose sessions a test may end. */
function createStreams() {
  const open = new Set(users.map(({ token }) => token));
  const verify = async (token: string) =>
    (open.has(token) && users.find((user) => user.token === token)) || null;
  const { as, services } = createTestApp({ verifier: { verify } });
  const follow = async (user = ana) => {
    const answer = await as(user, '/api/generations/events');
    return { answer, ...readEvents(answer) };
  };
  return {
    follow,
    services,
    askForHeaders: () => as(ana, '/api/generations/events', { method: 'HEAD' }),
    /** Opens a stream whose page reads nothing of it. */
    openUnread: () => as(ana, '/api/generations/events'),
    signIn: (user = ana) => open.add(user.token),
    signOut: (user = ana) => open.delete(user.token),
  };
}

/** What has come so far, without the comments, and whether the stream ended. */
function readEvents({ body }: Response) {
  const state = { text: '', ended: false };
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      state.text += value;
      if (done) break;
    }
    state.ended = true;
  })();
  const events = () => state.text.replaceAll(': alive\n\n', '');
  return { state, events, leave: () => reader?.cancel() };
}

test('a page receives the events of its user, and never those of another one', async () => {
  const { follow, services } = createStreams();
  const [ofAna, ofBia] = [await follow(ana), await follow(bia)];
  services.orderEvents.publish(ana.userId, finished);
  await expect.poll(ofAna.events).toBe(`data: ${JSON.stringify(finished)}\n\n`);
  services.orderEvents.publish(bia.userId, { ...finished, key: 'a-key-of-bia' });
  await expect.poll(ofBia.events).toBe('data: {"key":"a-key-of-bia","status":"finished"}\n\n');
  expect(ofAna.events()).not.toContain('bia');
});

test('a stream says at once and every 5 s that it is there, and nothing on the way may keep or hold it', async () => {
  const { follow, services } = createStreams();
  const { answer, state } = await follow();
  await expect.poll(() => state.text).toBe(': alive\n\n');
  await services.clock.advance(5000);
  await expect.poll(() => state.text).toBe(': alive\n\n: alive\n\n');
  const headers = ['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding'];
  expect(headers.map((name) => answer.headers.get(name))).toEqual([
    'text/event-stream; charset=utf-8',
    'no-store',
    'no',
    null,
  ]);
});

test('the stream of a session that ended ends within one beat, and nobody receives anything more', async () => {
  const { follow, services, signOut } = createStreams();
  const [ofAna, ofBia] = [await follow(ana), await follow(bia)];
  await services.clock.untilSomeoneSleeps(5000);
  signOut(ana);
  await services.clock.advance(5000);
  await expect.poll(() => ofAna.state.ended).toBe(true);
  services.orderEvents.publish(ana.userId, finished);
  expect([ofAna.events(), ofBia.state.ended]).toEqual(['', false]);
});

test('a user opens six streams and no seventh until one is closed', async () => {
  const { follow } = createStreams();
  const streams = await Promise.all(Array.from({ length: 6 }, () => follow()));
  const refused = await follow();
  expect([streams.map(({ answer }) => answer.status), refused.answer.status]).toEqual([
    Array(6).fill(200),
    429,
  ]);
  await expect.poll(() => refused.events()).toContain('too_many_requests');
  expect((await follow(bia)).answer.status).toBe(200);
  await streams[0]?.leave();
  await expect.poll(async () => (await follow()).answer.status).toBe(200);
});

test('asking for the headers of the stream keeps no place of it', async () => {
  const { follow, askForHeaders } = createStreams();
  for (let asked = 0; asked < 7; asked++) expect((await askForHeaders()).status).toBe(200);
  expect((await askForHeaders()).headers.get('content-type')).toContain('text/event-stream');
  expect((await follow()).answer.status).toBe(200);
});

test('a page that stopped reading gives its place back when its session ends', async () => {
  const { follow, openUnread, services, signIn, signOut } = createStreams();
  await Promise.all(Array.from({ length: 6 }, openUnread));
  for (let beat = 0; beat < 3; beat++) {
    await services.clock.untilSomeoneSleeps(5000);
    await services.clock.advance(5000);
  }
  expect((await follow()).answer.status).toBe(429);
  signOut();
  await services.clock.advance(5000);
  signIn();
  await expect.poll(async () => (await follow()).answer.status).toBe(200);
});

test('a process that stops ends its streams at once and opens no other', async () => {
  const { follow, services } = createStreams();
  const { state } = await follow();
  services.orderStreams.stop();
  await expect.poll(() => state.ended).toBe(true);
  expect((await follow()).answer.status).toBe(503);
});
