import { expect, test, vi } from 'vitest';
import { createLogger } from '../../logging/logger.ts';
import type { MailQueue } from '../../ports/mail-queue.ts';
import { StoreError } from '../../ports/store-error.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createRecordingObserver } from '../../testing/recording-observer.ts';
import { acceptMails } from './accept-mails.ts';

const mailTo = (to: string) => ({ to, subject: '', html: '', text: '' });

function open() {
  const asked: string[] = [];
  const stored: string[] = [];
  const state = { away: false, answers: new Map<string, PromiseWithResolvers<void>>() };
  const queue: MailQueue = {
    async add({ to }) {
      if (state.away) throw new StoreError('unavailable', 'away');
      asked.push(to);
      await state.answers.get(to)?.promise;
      // The database answers later, never at once.
      await new Promise((answered) => setImmediate(answered));
      stored.push(to);
    },
    claim: async () => null,
    retryAt: async () => undefined,
    remove: async () => undefined,
  };
  const observer = createRecordingObserver();
  const mails = acceptMails({ queue, clock: createManualClock(), logger: createLogger('silent'), observer });
  return { mails, asked, stored, state, observer };
}

test('a mail is accepted while the database is away, and stored when it is back, each once', async () => {
  const { mails, stored, state } = open();
  state.away = true;
  for (const to of ['ana', 'bia']) await mails.accept(mailTo(to));
  await expect(mails.store()).rejects.toThrow('away');
  state.away = false;
  void mails.accept(mailTo('caio'));
  await Promise.all([mails.store(), mails.store()]);
  await mails.store();
  expect(stored.toSorted()).toEqual(['ana', 'bia', 'caio']);
});

test('a mail that was accepted is stored, so that nothing is lost when the process is killed', async () => {
  const { mails, stored } = open();
  await Promise.all(['ana', 'bia'].map((to) => mails.accept(mailTo(to))));
  expect(stored).toEqual(['ana', 'bia']);
  await mails.accept(mailTo('caio'));
  expect(stored).toEqual(['ana', 'bia', 'caio']);
});

test('a mail is accepted without waiting for those that were kept before it', async () => {
  const { mails, stored, state } = open();
  state.away = true;
  for (const to of ['ana', 'bia']) await mails.accept(mailTo(to));
  state.away = false;
  const late = Promise.withResolvers<void>();
  state.answers.set('ana', late);
  const stores = mails.store();
  const accepted = vi.fn();
  void mails.accept(mailTo('caio')).then(accepted);
  await expect.poll(() => accepted.mock.calls.length).toBe(1);
  expect(stored).toEqual(['caio']);
  late.resolve();
  await stores;
  expect(stored).toEqual(['caio', 'ana', 'bia']);
});

test('a stop waits for a mail that is being stored for the first time', async () => {
  const { mails, stored } = open();
  void mails.accept(mailTo('ana'));
  await mails.store();
  expect(stored).toEqual(['ana']);
});

test('a mail that is stored while it is given up takes no newer one with it', async () => {
  const { mails, asked, stored, state } = open();
  state.away = true;
  for (let n = 0; n < 1000; n++) await mails.accept(mailTo(String(n)));
  const late = Promise.withResolvers<void>();
  state.answers.set('0', late);
  state.away = false;
  const stores = mails.store();
  await expect.poll(() => asked).toEqual(['0']);
  state.away = true;
  await mails.accept(mailTo('one more'));
  state.away = false;
  late.resolve();
  await stores;
  expect([stored.length, stored[1], stored.at(-1)]).toEqual([1001, '1', 'one more']);
});

test('a database that is away for long costs the oldest mails, and each is counted', async () => {
  const { mails, stored, state, observer } = open();
  state.away = true;
  for (let n = 0; n < 1002; n++) await mails.accept(mailTo(String(n)));
  state.away = false;
  await mails.store();
  expect([stored.length, stored[0]]).toEqual([1000, '2']);
  expect(observer.events).toEqual(Array(2).fill({ what: 'mail', outcome: 'dropped' }));
});
