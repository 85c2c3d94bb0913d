import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHORTEST_PASSWORD } from '../../contract/browser/password-rules.ts';
import { type MailTemplate, mailSubjects, renderMail, renderNotice } from './mail-templates.ts';
import { hostedTemplates, templatesFolder } from './template-sources.ts';

const parts = { siteUrl: 'https://app.example.com', tokenHash: 'a b&c' };

test.each<[MailTemplate, string, string, string]>([
  [
    'confirmation',
    'Confirme seu email na Andrômeda',
    '/email-confirmation?token_hash=a%20b%26c&type=signup',
    'Confirmar email',
  ],
  [
    'recovery',
    'Redefina sua senha da Andrômeda',
    '/reset-password?token_hash=a%20b%26c&type=recovery',
    'Redefinir senha',
  ],
])('the %s mail says in HTML and in plain text where to go', (template, subject, path, button) => {
  const mail = renderMail(template, parts);
  const address = parts.siteUrl + path;
  expect(mail.subject).toBe(subject);
  const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link?.replaceAll('&amp;', '&'));
  expect(links).toEqual([address, address]);
  expect(mail.html).not.toContain('{{');
  const paragraphs = mail.text.split('\n\n');
  expect(paragraphs).toContain(`${button}: ${address}`);
  expect(paragraphs).toContain(address);
  expect(mail.text).not.toMatch(/<|&amp;|\n{3}/);
});

test.each(Object.entries(hostedTemplates))(
  'the %s template that Supabase reads is drawn with the tokens of today (`pnpm tokens` writes it)',
  (name, html) => {
    expect(readFileSync(join(templatesFolder, `${name}.html`), 'utf8')).toBe(html);
  },
);

test('the preview text for the inbox is in the HTML only', () => {
  const { html, text } = renderMail('recovery', parts);
  const [, preheader] = /<div style="display:none[^>]*>([^<]*)</.exec(html) ?? [];
  expect(preheader).toBeTruthy();
  expect(text).not.toContain(preheader);
});

test('the mail about a deletion names day and hour as Brazil counts them, and leads to the way back', () => {
  const { subject, html, text } = renderNotice(
    'deletionRequested',
    parts.siteUrl,
    new Date('2026-12-02T01:30:00Z'),
  );
  expect(subject).toBe('Sua conta da Andrômeda será excluída em 01/12/2026');
  expect(html).not.toContain('{{');
  expect(text).toContain('Até 01/12/2026 às 22:30, horário de Brasília, nada é apagado');
  expect(text).toContain('escolha “Manter minha conta”');
  expect(text).toContain(`Entrar e manter minha conta: ${parts.siteUrl}/login`);
});

test('a hosted project sends its mails under the same subjects', () => {
  const config = readFileSync(join(templatesFolder, '../config.toml'), 'utf8');
  const hosted = [...config.matchAll(/\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"/g)];
  expect(Object.fromEntries(hosted.map(([, name, subject]) => [name, subject]))).toEqual(mailSubjects);
  expect(config).toMatch(/\[auth\.email\.notification\.password_changed\]\nenabled = true\n/);
  for (const name of Object.keys(hostedTemplates)) expect(config).toContain(`/templates/${name}.html"`);
});

test('a hosted project asks for no shorter password than the screens', () => {
  const config = readFileSync(join(templatesFolder, '../config.toml'), 'utf8');
  expect(config).toContain(`\nminimum_password_length = ${SHORTEST_PASSWORD}\n`);
});
