import { afterEach, expect, test } from 'vitest';
import { openMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createSmtpServer } from './smtp-server.ts';

const from = 'Andrômeda <contato@loja.example.com>';
const mail = { to: 'ana@example.com', subject: 'Seus dados estão prontos', html: '<p>Olá</p>', text: 'Olá' };

let server: TestMailServer | null = null;
afterEach(() => server?.close());

test('a mail arrives with its sender, its subject and both of its forms', async () => {
  server = await openMailServer();
  await createSmtpServer({ url: server.url, from }).send(mail);
  const [taken] = server.taken;
  expect(taken).toMatchObject({ to: ['ana@example.com'], from: 'contato@loja.example.com' });
  for (const part of ['=?UTF-8?Q?Seus_dados_est=C3=A3o_prontos?=', 'text/plain', 'text/html'])
    expect(taken?.source).toContain(part);
});

test('an address with a second one inside it reaches nobody else', async () => {
  server = await openMailServer();
  const to = 'ana@example.com, bia@example.com\r\nBcc: caio@example.com';
  await createSmtpServer({ url: server.url, from })
    .send({ ...mail, to })
    .catch(() => {});
  const reached = server.taken.flatMap((taken) => taken.to);
  expect(reached).not.toContain('bia@example.com');
  expect(reached).not.toContain('caio@example.com');
  expect(server.taken.map(({ source }) => /^bcc/im.test(source))).not.toContain(true);
});

test('user and password are those of the address', async () => {
  server = await openMailServer('segredo@1');
  const url = server.url.replace('//', '//andromeda:segredo%401@');
  await createSmtpServer({ url, from }).send(mail);
  expect(server.taken).toHaveLength(1);
  const wrong = createSmtpServer({ url: url.replace('segredo', 'outro'), from });
  await expect(wrong.send(mail)).rejects.toMatchObject({ kind: 'away', message: 'EAUTH 535' });
});

test('a server that rejects the recipient has refused the mail for good', async () => {
  server = await openMailServer();
  server.refusal = { code: 550, text: 'no ana@example.com here' };
  const sending = createSmtpServer({ url: server.url, from }).send(mail);
  await expect(sending).rejects.toMatchObject({ kind: 'refused', message: 'EENVELOPE 550' });
});

test('a server that is busy, or does not answer, may accept the mail later', async () => {
  server = await openMailServer();
  server.refusal = { code: 451, text: 'later' };
  const smtp = createSmtpServer({ url: server.url, from });
  await expect(smtp.send(mail)).rejects.toMatchObject({ kind: 'away', message: 'EENVELOPE 451' });
  await server.close();
  await expect(smtp.send(mail)).rejects.toMatchObject({ kind: 'away' });
});

test('a password is never sent in the clear to another machine', async () => {
  server = await openMailServer('segredo');
  // Another name of this machine, which counts as another machine.
  const url = server.url.replace('//127.0.0.1', '//andromeda:segredo@127.0.0.2');
  await expect(createSmtpServer({ url, from }).send(mail)).rejects.toMatchObject({ kind: 'away' });
  expect(server.taken).toEqual([]);
});
