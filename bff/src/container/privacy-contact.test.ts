import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { privacyContact } from './privacy-contact.ts';

const hosted = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'p',
  SUPABASE_SECRET_KEY: 's',
};
const contactOf = (given: Record<string, string>) => privacyContact(readEnvironment(given));

test('a server without outside services passes no data on', () => {
  expect(contactOf({})).toEqual({ controller: null, officer: null, email: null, operators: [] });
});

test('every configured company that receives data is named, and the officer can be reached', () => {
  const contact = contactOf({
    ...hosted,
    PRIVACY_CONTROLLER: 'Loja Exemplo Ltda.',
    PRIVACY_OFFICER: 'Maria Encarregada',
    PRIVACY_EMAIL: 'privacidade@example.com',
    STRIPE_SECRET_KEY: 'k',
    STRIPE_WEBHOOK_SECRET: 'w',
    GEMINI_API_KEY: 'k',
    GEMINI_IMAGE_MODEL: 'm',
    GEMINI_TEXT_MODEL: 'm',
    PHOTOROOM_API_KEY: 'k',
    CHAT_API_KEY: 'k',
    CHAT_MODEL: 'm',
    CHAT_BASE_URL: 'https://textos.example.com/v1',
    SMTP_URL: 'smtps://andromeda:senha@mail.example.com:465',
    MAIL_FROM: 'contato@loja.example.com',
  });
  expect(contact.operators).toEqual([
    { role: 'storage', name: 'Supabase' },
    { role: 'payments', name: 'Stripe' },
    { role: 'images', name: 'Google (Gemini)' },
    { role: 'cut_outs', name: 'Photoroom' },
    { role: 'texts', name: 'textos.example.com' },
    { role: 'mails', name: 'mail.example.com' },
  ]);
  expect(contact).toMatchObject({
    controller: 'Loja Exemplo Ltda.',
    officer: 'Maria Encarregada',
    email: 'privacidade@example.com',
  });
});

test.each(['smtp://localhost:25', 'smtp://[::1]:25'])(
  'a mail server on this machine is no company that receives data (%s)',
  (SMTP_URL) => {
    expect(contactOf({ SMTP_URL, MAIL_FROM: 'contato@loja.example.com' }).operators).toEqual([]);
  },
);

test('a database and counters on another machine are named, those on this one are not', () => {
  const away = {
    DATABASE_URL: 'postgres://andromeda:senha@banco.example.com/andromeda',
    REDIS_URL: 'rediss://contas.example.com:6380',
  };
  expect(contactOf(away).operators).toEqual([
    { role: 'database', name: 'banco.example.com' },
    { role: 'counters', name: 'contas.example.com' },
  ]);
  const here = { DATABASE_URL: 'postgres://localhost/andromeda', REDIS_URL: 'redis://127.0.0.1:6379' };
  expect(contactOf(here).operators).toEqual([]);
});

test('an invalid address of the officer stops the start', () => {
  expect(() => readEnvironment({ PRIVACY_EMAIL: 'maria' })).toThrow(/PRIVACY_EMAIL/);
});
