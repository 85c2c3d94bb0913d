import { expect, test } from 'vitest';
import type { DueNotice } from '../../ports/batch-notices.ts';
import type { PushDevice, PushNotice, WebPush } from '../../ports/web-push.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { batchNotice } from './batch-notice.ts';
import { deleteDevice, saveDevice } from './devices.ts';
import { sendBatchNotices } from './send-batch-notices.ts';

const BATCH = '00000000-0000-4000-8000-000000000001';
const device = (name: string): PushDevice => ({
  endpoint: `https://push.example.com/${name}`,
  p256dh: 'p',
  auth: 'a',
});
const due = (change: Partial<DueNotice> = {}): DueNotice => ({
  batch: BATCH,
  ready: 28,
  photos: 30,
  complete: true,
  devices: [device('phone')],
  ...change,
});

/** Services with a push service that does as `answers` says, one for each call. */
function pushing(...answers: ('gone' | Error)[]) {
  const services = createTestServices();
  const sent: { endpoint: string; notice: PushNotice }[] = [];
  const webPush: WebPush = {
    publicKey: 'key',
    accepts: ({ endpoint }) => !endpoint.includes('10.0.0.1'),
    send: async ({ endpoint }, notice) => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      if (answer) return answer;
      sent.push({ endpoint, notice });
      return 'sent';
    },
  };
  return { deps: { ...services, webPush }, services, sent };
}

test('every device of the user gets the counts of the batch, once', async () => {
  const { deps, sent } = pushing();
  deps.batchNotices.due.push(due({ devices: [device('phone'), device('desk')] }));
  await sendBatchNotices(deps);
  await sendBatchNotices(deps);
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([
    'https://push.example.com/phone',
    'https://push.example.com/desk',
  ]);
  expect(sent[0]?.notice).toEqual({
    tag: BATCH,
    title: 'Seu lote está pronto',
    body: '28 de 30 imagens prontas. Toque para ver.',
  });
});

test.each<[string, Partial<DueNotice>, string]>([
  ['one photo', { ready: 1, photos: 1 }, 'Seu lote está pronto: Sua imagem está pronta. Toque para ver.'],
  ['no picture', { ready: 0 }, 'Seu lote terminou: Nenhuma imagem ficou pronta. Toque para ver.'],
  [
    'photos that were not sent',
    { ready: 12, complete: false },
    'Seu lote parou no meio: 12 de 30 imagens prontas. Toque para continuar.',
  ],
])('a batch of %s says so', (_name, change, text) => {
  const { title, body } = batchNotice(due(change));
  expect(`${title}: ${body}`).toBe(text);
});

test('a device that is gone is forgotten, and the others still get theirs', async () => {
  const { deps, services, sent } = pushing('gone');
  for (const name of ['phone', 'desk']) await saveDevice(deps, ana, device(name));
  deps.batchNotices.due.push(due({ devices: [device('phone'), device('desk')] }));
  await sendBatchNotices(deps);
  expect([...services.batchNotices.saved.keys()]).toEqual(['https://push.example.com/desk']);
  expect(sent).toHaveLength(1);
});

test('a push service that fails is asked once more, and then it is logged', async () => {
  const busy = new Error('the push service at push.example.com answered 503');
  const { deps, services, sent } = pushing(busy);
  deps.clock.sleep = async () => undefined;
  deps.batchNotices.due.push(due());
  await sendBatchNotices(deps);
  expect(sent).toHaveLength(1);
  const away = pushing(busy, busy);
  away.deps.clock.sleep = async () => undefined;
  away.deps.batchNotices.due.push(due());
  await sendBatchNotices(away.deps);
  expect(away.sent).toEqual([]);
  expect(away.services.logged.join()).toContain('a notice of a batch was not sent');
  expect(services.logged).toEqual([]);
});

test('an address that the server must not call is refused, and nobody removes the device of another', async () => {
  const { deps, services } = pushing();
  await expect(
    saveDevice(deps, ana, { ...device('x'), endpoint: 'https://10.0.0.1/x' }),
  ).rejects.toMatchObject({ code: 'bad_request', details: { field: 'endpoint' } });
  await saveDevice(deps, ana, device('phone'));
  await deleteDevice(deps, bia, device('phone').endpoint);
  expect(services.batchNotices.saved.size).toBe(1);
  await deleteDevice(deps, ana, device('phone').endpoint);
  expect(services.batchNotices.saved.size).toBe(0);
});
