import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { errorOf } from '../testing/read-answer.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestServices } from '../testing/test-services.ts';
import { createErrorHandler } from './answer-error.ts';
import type { AppEnv } from './app-env.ts';
import { limitUploadShare } from './limit-upload-share.ts';

test('one user cannot fill the memory with uploads, and others are not refused meanwhile', async () => {
  const finish: (() => void)[] = [];
  const app = new Hono<AppEnv>();
  app.onError(createErrorHandler(createTestServices().logger));
  app.use(async (c, next) => {
    c.set('user', c.req.query('user') === 'ana' ? ana : bia);
    c.set('requestId', 'r');
    await next();
  });
  app.post('/', limitUploadShare(100), async (c) => {
    await new Promise<void>((settle) => finish.push(settle));
    return c.text('made');
  });
  const upload = (user: string, length: number, declare = true) =>
    app.request(`/?user=${user}`, {
      method: 'POST',
      body: 'x'.repeat(length),
      headers: declare ? { 'content-length': String(length) } : {},
    });
  const first = upload('ana', 60);
  await expect.poll(() => finish.length).toBe(1);
  expect((await errorOf(upload('ana', 60))).code).toBe('too_many_requests');
  expect((await errorOf(upload('ana', 60, false))).code).toBe('too_many_requests');
  const second = upload('ana', 40);
  const other = upload('bia', 500);
  await expect.poll(() => finish.length).toBe(3);
  for (const settle of finish) settle();
  for (const made of [first, second, other]) expect((await made).status).toBe(200);
  const later = upload('ana', 60);
  await expect.poll(() => finish.length).toBe(4);
  finish[3]?.();
  expect((await later).status).toBe(200);
});
