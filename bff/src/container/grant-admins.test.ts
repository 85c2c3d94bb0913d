import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreError } from '../ports/store-error.ts';
import { createTestServices } from '../testing/test-services.ts';
import { grantAdmins } from './grant-admins.ts';

/** Services whose database is away until `state.away` is false; `granted` are the administrators. */
function open(kind: StoreError['kind']) {
  const { logger, administration } = createTestServices();
  const state = { away: true };
  const granted: string[] = [];
  const grantAdmin = async (email: string) => {
    if (state.away) throw new StoreError(kind, 'no answer');
    granted.push(email);
    return true;
  };
  return { state, granted, services: { logger, administration: { ...administration, grantAdmin } } };
}

test('a start without the database goes on, and administrators are named once it answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, granted, services } = open('unavailable');
  const task = await grantAdmins(services, ['ana@example.com']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(granted).toEqual([]);
  state.away = false;
  await vi.advanceTimersByTimeAsync(30_000);
  await task?.stop();
  expect(granted).toEqual(['ana@example.com']);
});

test('a database that refuses the naming ends the start', async () => {
  await expect(grantAdmins(open('rejected').services, ['ana@example.com'])).rejects.toThrow('no answer');
});
