import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOfMail } from './mail-text.ts';

export type MailTemplate = 'confirmation' | 'recovery';

/** A mail that is ready to be sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Where the templates lie, in the words of Supabase's own (`{{ .SiteURL }}`, `{{ .TokenHash }}`). */
export const templatesFolder = join(import.meta.dirname, '../../supabase/templates');

/** The subjects, which a hosted project keeps beside the templates. */
export const mailSubjects: Readonly<Record<MailTemplate, string>> = {
  confirmation: 'Confirme seu email na Andrômeda',
  recovery: 'Redefina sua senha da Andrômeda',
};

/** Fills a template. `siteUrl` is where its link leads, without a slash at its end. */
export function renderMail(
  template: MailTemplate,
  { siteUrl, tokenHash }: { siteUrl: string; tokenHash: string },
): RenderedMail {
  const html = readFileSync(join(templatesFolder, `${template}.html`), 'utf8')
    .replaceAll('{{ .SiteURL }}', siteUrl)
    .replaceAll('{{ .TokenHash }}', encodeURIComponent(tokenHash));
  return { subject: mailSubjects[template], html, text: textOfMail(html) };
}
