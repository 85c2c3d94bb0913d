import { textOfMail } from './mail-text.ts';
import { type MailTemplate, mailTemplates, type NoticeMail, noticeMails } from './template-sources.ts';

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

/** Fills one of the mails that only this server sends; a hosted project cannot send them. Some of them name the moment `at`. */
export function renderNotice(notice: NoticeMail, siteUrl: string, at = new Date()): RenderedMail {
  const say = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { ...style, timeZone: 'America/Sao_Paulo' }).format(at);
  const fill = (text: string) =>
    text
      .replaceAll('{{ .Day }}', () => say({ dateStyle: 'short' }))
      .replaceAll('{{ .Hour }}', () => say({ timeStyle: 'short' }));
  const html = fill(noticeMails[notice].replaceAll('{{ .SiteURL }}', siteUrl));
  return { subject: fill(noticeSubjects[notice]), html, text: textOfMail(html) };
}

const noticeSubjects: Readonly<Record<NoticeMail, string>> = {
  exportReady: 'Seus dados da Andrômeda estão prontos',
  codesTried: 'Alguém sabe a senha da sua conta na Andrômeda?',
  secondFactorRemoved: 'Sua verificação em duas etapas foi desativada',
  deletionRequested: 'Sua conta da Andrômeda será excluída em {{ .Day }}',
};
