import { expect, test } from 'vitest';
import type { OutgoingMail } from '../../ports/mail-queue.ts';
import { ana } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { sendTestMail } from './test-mails.ts';

const request = { template: 'confirmation', email: 'bia@example.com' } as const;

function open(isAdmin: boolean) {
  const services = createTestServices();
  const sent: OutgoingMail[] = [];
  return {
    sent,
    deps: {
      profiles: { ...services.profiles, isAdmin: async () => isAdmin },
      mails: { ...services.mails, send: async (mail: OutgoingMail) => void sent.push(mail) },
    },
  };
}

test('an administrator can test a mail server with a mail where there is no inbox', async () => {
  const { deps, sent } = open(true);
  await sendTestMail(deps, ana, request);
  expect(sent.map(({ to }) => to)).toEqual(['bia@example.com']);
});

test('nobody else can make the mail server write to an address of their choice', async () => {
  const { deps, sent } = open(false);
  for (const user of [ana, null])
    await expect(sendTestMail(deps, user, request)).rejects.toMatchObject({ code: 'forbidden' });
  expect(sent).toEqual([]);
});
