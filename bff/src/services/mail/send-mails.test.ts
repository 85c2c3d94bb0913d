import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailQueue } from '../../data/mail-queue.ts';
import { openTestProject, type TestProject } from '../../embedded/test-project.ts';
import { createLogger } from '../../logging/logger.ts';
import { MailServerError, type OutgoingMail } from '../../ports/mail-queue.ts';
import { createManualClock, type ManualClock } from '../../testing/manual-clock.ts';
import { createRecordingObserver, type RecordingObserver } from '../../testing/recording-observer.ts';
import { sendMails } from './send-mails.ts';

const mailTo = (to: string): OutgoingMail => ({ to, subject: 'Assunto', html: '<p>Olá</p>', text: 'Olá' });
const HOUR = 3600_000;

let project: TestProject;
let clock: ManualClock;
let observer: RecordingObserver;
let queue: ReturnType<typeof createMailQueue>;
let lines: string[];
let sent: string[];
let failure: MailServerError | null;
let asked: number;

beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());
beforeEach(async () => {
  await project.database.exec('delete from public.outgoing_mails');
  clock = createManualClock();
  observer = createRecordingObserver();
  queue = createMailQueue(project.clients, 'a secret of the tests');
  [lines, sent, failure, asked] = [[], [], null, 0];
});

const work = () =>
  sendMails(
    {
      queue,
      clock,
      observer,
      logger: createLogger('info', { write: (line: string) => void lines.push(line) }),
      server: {
        async send({ to }) {
          asked++;
          if (failure) throw failure;
          sent.push(to);
        },
      },
    },
    new AbortController().signal,
  );

const rows = async () => (await project.database.query('select * from public.outgoing_mails')).rows;
const outcomes = () => observer.events.map((event) => event.what === 'mail' && event.outcome);

test('mails are sent once, in order, and then deleted', async () => {
  for (const to of ['ana@example.com', 'bia@example.com']) {
    await queue.add(mailTo(to), clock.now());
    await clock.advance(1);
  }
  await work();
  await work();
  expect(sent).toEqual(['ana@example.com', 'bia@example.com']);
  expect(await rows()).toEqual([]);
  expect(outcomes()).toEqual(['sent', 'sent']);
});

test('the database shows neither the recipient nor the content of a mail', async () => {
  await queue.add(mailTo('ana@example.com'), clock.now());
  expect(JSON.stringify(await rows())).not.toMatch(/ana@|Assunto|Olá/);
  const elsewhere = createMailQueue(project.clients, 'another secret');
  expect(await elsewhere.claim(clock.now(), 60)).toMatchObject({ mail: null, attempts: 1 });
});

test('a mail belongs to one process until its lease ends', async () => {
  await queue.add(mailTo('ana@example.com'), clock.now());
  expect(await queue.claim(clock.now(), 60)).not.toBeNull();
  expect(await queue.claim(clock.now(), 60)).toBeNull();
  await clock.advance(60_000);
  expect(await queue.claim(clock.now(), 60)).toMatchObject({ attempts: 2 });
});

test('while the server is away mails wait, each run tries one, and all are sent later', async () => {
  for (const to of ['ana@example.com', 'bia@example.com', 'caio@example.com'])
    await queue.add(mailTo(to), clock.now());
  failure = new MailServerError('away', 'ECONNECTION');
  await work();
  expect(asked).toBe(1);
  for (let looks = 0; looks < 200; looks++) {
    await clock.advance(20_000);
    await work();
  }
  expect(asked).toBeLessThan(60);
  expect(await rows()).toHaveLength(3);
  failure = null;
  await clock.advance(5 * 60_000);
  await work();
  expect(sent.toSorted()).toEqual(['ana@example.com', 'bia@example.com', 'caio@example.com']);
});

test('a mail that was not accepted for a day is given up, and the log says so without an address', async () => {
  await queue.add(mailTo('ana@example.com'), clock.now());
  const cause = new Error('connect ECONNREFUSED for ana@example.com');
  failure = new MailServerError('away', 'ECONNECTION', { cause });
  await work();
  await clock.advance(23 * HOUR);
  await work();
  expect(await rows()).toHaveLength(1);
  await clock.advance(HOUR);
  await work();
  expect(await rows()).toEqual([]);
  expect(outcomes()).toEqual(['delayed', 'delayed', 'dropped']);
  expect(lines.join('')).toContain('a mail was given up');
  expect(lines.join('')).not.toContain('ana@');
});

test('a mail that the server refuses for good delays no other', async () => {
  await queue.add(mailTo('ninguem@example.com'), clock.now());
  failure = new MailServerError('refused', 'EENVELOPE 550');
  await work();
  failure = null;
  await queue.add(mailTo('ana@example.com'), clock.now());
  await work();
  expect([asked, sent]).toEqual([2, ['ana@example.com']]);
  expect(outcomes()).toEqual(['dropped', 'sent']);
});
