import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailSeal } from '../mail/mail-seal.ts';
import { generateKeys } from './data-directory.ts';
import { demonstrationAccount } from './demonstration-account.ts';
import { type LiteApp, openLiteApp } from './lite-app.ts';
import { preparedDatabase } from './prepared-database.ts';

const keys = generateKeys();
let folder: string;
let app: LiteApp;
const inbox: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andromeda-outbox-'));
  const settings = {
    databaseUrl: 'memory://',
    pictureFolder: folder,
    port: 0,
    siteUrl: 'http://localhost:3000',
    sendsMails: true,
    closedAccount: null,
    keys,
  };
  app = await openLiteApp(
    settings,
    { send: async ({ to }) => void inbox.push(to) },
    { template: await preparedDatabase() },
  );
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const auth = async (path: string, body: object) => {
  const headers = { apikey: keys.publishableKey, 'content-type': 'application/json' };
  const request = new Request(`http://127.0.0.1/auth/v1/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await app.fetch(request, '127.0.0.1')).status;
};

/** Whom the kept mails are for, and what they say. */
async function kept() {
  const { rows } = await app.database.query<{ sealed: string }>('select sealed from public.outgoing_mails');
  const mails = await Promise.all(rows.map(({ sealed }) => createMailSeal(keys.secretKey).open(sealed)));
  return mails.map((mail) => `${mail?.subject}: ${mail?.to}`);
}

test('when a sign-up or a recovery is answered its mail is in the database, so that a kill loses none', async () => {
  const account = { email: 'ana@loja.example.com', password: 'Segredo!2026' };
  expect(await auth('signup', account)).toBe(200);
  expect(await kept()).toEqual([`Confirme seu email na Andrômeda: ${account.email}`]);
  await app.database.query('update auth.users set confirmation_sent_at = null, email_confirmed_at = now()');
  expect(await auth('recover', { email: account.email })).toBe(200);
  expect(await kept()).toContain(`Redefina sua senha da Andrômeda: ${account.email}`);
  expect(inbox).toEqual([account.email, account.email]);
});

test('the demonstration account, whose address is this machine’s alone, is sent none', async () => {
  const { email, password } = demonstrationAccount;
  expect(await auth('signup', { email, password })).toBe(200);
  expect((await kept()).filter((mail) => mail.endsWith(email))).toEqual([]);
  expect(inbox).toContain(email);
});
