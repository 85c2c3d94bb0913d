import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('a stop waits for the answer under way and for nothing else', async () => {
  const listener = await listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${listener.port}/`;
  const arrived = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  listener.serve(async () => {
    arrived.resolve();
    await finished.promise;
    return new Response('made');
  });
  const started = Date.now();
  const asked = fetch(url);
  await arrived.promise;
  const closed = listener.close(20_000);
  await expect(fetch(url)).rejects.toThrow();
  finished.resolve();
  expect(await (await asked).text()).toBe('made');
  await closed;
  expect(Date.now() - started).toBeLessThan(10_000);
});

test('an answer that does not end is cut off at the limit', async () => {
  const listener = await listen(0, '127.0.0.1');
  const arrived = Promise.withResolvers<void>();
  listener.serve(() => {
    arrived.resolve();
    return new Promise<Response>(() => {});
  });
  const asked = fetch(`http://127.0.0.1:${listener.port}/`).catch(() => 'cut');
  await arrived.promise;
  await listener.close(100);
  expect(await asked).toBe('cut');
});

test('the service answers 503 until everything is started', async () => {
  const listener = await listen(0, '127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${listener.port}/readyz`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  await listener.close(0);
});

test('one of several processes refuses connections until it serves, so that a proxy asks another one', async () => {
  const listener = await listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${listener.port}/api/profile`;
  const open = await listener.hold();
  await expect(fetch(url, { method: 'PATCH' })).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  listener.serve(() => new Response('renamed'));
  await open();
  expect(await (await fetch(url, { method: 'PATCH' })).text()).toBe('renamed');
  await listener.close(0);
});

test('a port that another program took in the meantime is an error that names it', async () => {
  const listener = await listen(0, '127.0.0.1');
  const open = await listener.hold();
  const other = await listen(listener.port, '127.0.0.1');
  await expect(open()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(String(listener.port)),
  });
  await other.close(0);
});

test('a screen that is opened while the service starts reloads itself until the service is ready', async () => {
  const listener = await listen(0, '127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${listener.port}/register`, {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  const page = await answer.text();
  expect(page).toContain('<meta http-equiv="refresh" content="1">');
  expect(page).toContain('A Andrômeda está iniciando');
  await listener.close(0);
});

test('the error of a taken port names its number', async () => {
  const first = await listen(0, '127.0.0.1');
  await expect(listen(first.port, '127.0.0.1')).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(String(first.port)),
  });
  await first.close(0);
});
