import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import type { MailQueue } from '../ports/mail-queue.ts';
import { StoreError } from '../ports/store-error.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createRecordingObserver } from '../testing/recording-observer.ts';
import { deliverMails } from './deliver-mails.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a stop stores the accepted mails, and waits at most three seconds for a mail server that hangs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = createManualClock();
  const stored: string[] = [];
  const state = { away: false };
  const mailTo = (to: string) => ({ to, subject: '', html: '', text: '' });
  const queue: MailQueue = {
    add: async ({ to }) => {
      if (state.away) throw new StoreError('unavailable', 'away');
      stored.push(to);
    },
    claim: async () => ({ id: '1', queuedAt: clock.now(), attempts: 1, mail: mailTo('ana') }),
    retryAt: async () => undefined,
    remove: async () => undefined,
  };
  const asked = Promise.withResolvers<void>();
  const send = () => {
    asked.resolve();
    return new Promise<void>(() => {});
  };
  const [logger, observer] = [createLogger('silent'), createRecordingObserver()];
  const delivery = deliverMails({ queue, server: { send }, clock, logger, observer });
  await vi.advanceTimersByTimeAsync(2000);
  await asked.promise;
  state.away = true;
  await delivery.send(mailTo('bia'));
  state.away = false;
  const slept = clock.untilSomeoneSleeps(3000);
  const stopped = delivery.stop();
  await slept;
  await clock.advance(3000);
  await stopped;
  expect(stored).toEqual(['bia']);
});
