import { textOfMail } from './mail-text.ts';
import { exportReadyMail, type MailTemplate, mailTemplates } from './template-sources.ts';

export type { MailTemplate } from './template-sources.ts';

/** A mail that is ready to be sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

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
  const html = mailTemplates[template]
    .replaceAll('{{ .SiteURL }}', siteUrl)
    .replaceAll('{{ .TokenHash }}', encodeURIComponent(tokenHash));
  return { subject: mailSubjects[template], html, text: textOfMail(html) };
}

/** Tells that a copy of the user's data can be downloaded. A hosted project has no sender for it. */
export function renderExportReady(siteUrl: string): RenderedMail {
  const html = exportReadyMail.replaceAll('{{ .SiteURL }}', siteUrl);
  return { subject: 'Seus dados da Andrômeda estão prontos', html, text: textOfMail(html) };
}
