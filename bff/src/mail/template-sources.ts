import { join } from 'node:path';
import { EXPORT_DAYS, FREE_CREDITS } from '../../contract/browser/limits.ts';
import { mailHtml, softParagraph } from './mail-layout.ts';

export type MailTemplate = 'confirmation' | 'recovery';

/** Where the written templates are, for a hosted project to use. */
export const templatesFolder = join(import.meta.dirname, '../../supabase/templates');

/** The templates as HTML. */
export const mailTemplates: Readonly<Record<MailTemplate, string>> = {
  confirmation: mailHtml({
    title: 'Confirme seu email',
    preheader: `Um clique e seus ${FREE_CREDITS} créditos gratuitos estão esperando por você.`,
    heading: 'Falta só um passo',
    text: `Confirme que este email é seu para ativar a conta e usar seus ${FREE_CREDITS} créditos gratuitos.`,
    button: 'Confirmar email',
    path: '/email-confirmation?token_hash={{ .TokenHash }}&amp;type=signup',
    footnote: 'Se você não criou uma conta na Andrômeda, ignore esta mensagem.',
  }),
  recovery: mailHtml({
    title: 'Redefina sua senha',
    preheader: 'Escolha uma nova senha em um minuto. O link vale por 1 hora.',
    heading: 'Vamos criar uma nova senha',
    text: 'Recebemos um pedido para redefinir a senha da sua conta na Andrômeda.',
    button: 'Redefinir senha',
    path: '/reset-password?token_hash={{ .TokenHash }}&amp;type=recovery',
    footnote: 'Se você não pediu isso, ignore esta mensagem: sua senha continua a mesma.',
  }),
};

/** All that a hosted project sends by itself. `pnpm tokens` writes them into their folder. */
export const hostedTemplates: Readonly<Record<MailTemplate | 'password_changed', string>> = {
  ...mailTemplates,
  // A project's own service does not know our second step: a thief with the password may set another one there.
  password_changed: mailHtml({
    title: 'Sua senha foi alterada',
    preheader: 'Se não foi você, crie outra agora.',
    heading: 'Sua senha foi alterada',
    text: 'A senha da sua conta na Andrômeda acabou de ser alterada, e os outros dispositivos saíram dela. Se foi você, não precisa fazer nada.',
    button: 'Não fui eu: criar outra senha',
    path: '/forgot-password',
    hint: 'Se o botão não abrir, copie este endereço no navegador:',
    footnote:
      'Se não foi você, alguém sabia a senha anterior: crie outra, diferente das que usa em outros lugares, e ative a verificação em duas etapas em Configurações.',
  }),
};

export type NoticeMail = 'exportReady' | 'codesTried' | 'secondFactorRemoved' | 'deletionRequested';

const IF_IT_DOES_NOT_OPEN = 'Se o botão não abrir, copie este endereço no navegador:';

/** Mails that only this server sends: a hosted project has no templates for them. The screens they lead to need a session. */
export const noticeMails: Readonly<Record<NoticeMail, string>> = {
  exportReady: mailHtml({
    title: 'Seus dados estão prontos',
    preheader: `A cópia fica disponível por ${EXPORT_DAYS} dias, em Configurações.`,
    heading: 'Seus dados estão prontos',
    text: `A cópia que você pediu pode ser baixada por ${EXPORT_DAYS} dias em Configurações, na parte “Baixar meus dados”.`,
    button: 'Abrir Configurações',
    path: '/settings',
    hint: IF_IT_DOES_NOT_OPEN,
    footnote:
      'Se você não pediu esta cópia, alguém pode ter entrado na sua conta: troque a senha e, em Configurações, use “Sair dos outros”.',
  }),
  codesTried: mailHtml({
    title: 'Alguém sabe a sua senha?',
    preheader: 'A senha da sua conta estava certa, e o código de verificação errado, 5 vezes.',
    heading: 'Alguém sabe a sua senha?',
    text: 'Na sua conta, a senha estava certa e o código da verificação em duas etapas errado, 5 vezes. Ninguém entrou com eles. Se não foi você, crie outra senha agora: quem sabe a de hoje sai e não volta.',
    button: 'Criar outra senha',
    path: '/forgot-password',
    hint: IF_IT_DOES_NOT_OPEN,
    footnote:
      'Se foi você, ignore esta mensagem. Sem o celular, um código de recuperação também abre a conta.',
  }),
  secondFactorRemoved: mailHtml({
    title: 'Verificação em duas etapas desativada',
    preheader: 'A equipe da Andrômeda a desativou. Agora basta a sua senha para entrar.',
    heading: 'Verificação em duas etapas desativada',
    text: 'A equipe da Andrômeda desativou a verificação em duas etapas da sua conta e encerrou as sessões dela. Agora basta a senha para entrar: entre e ative a verificação de novo, com o celular que você usa hoje.',
    button: 'Abrir Configurações',
    path: '/settings',
    hint: IF_IT_DOES_NOT_OPEN,
    footnote:
      'Se você não pediu isso, crie outra senha em “Esqueceu a senha?” e escreva para o suporte da Andrômeda.',
  }),
  deletionRequested: mailHtml({
    title: 'Sua conta será excluída em {{ .Day }}',
    preheader: 'Até lá nada é apagado, e você pode mudar de ideia.',
    heading: 'Sua conta será excluída em {{ .Day }}',
    text: `Recebemos o pedido para excluir a sua conta na Andrômeda. Até {{ .Day }} às {{ .Hour }}, horário de Brasília, nada é apagado e nada mais é cobrado. Depois disso, perfil, imagens, textos e conversas são apagados e não voltam; os pagamentos ficam guardados pelo prazo da lei.</p>
<p style="${softParagraph}">Mudou de ideia? Entre até lá e escolha “Manter minha conta”: tudo volta como estava, menos a renovação da assinatura.`,
    button: 'Entrar e manter minha conta',
    path: '/login',
    hint: IF_IT_DOES_NOT_OPEN,
    footnote:
      'Se você não pediu isso, alguém pode saber a sua senha: crie outra em “Esqueceu a senha?”, entre e mantenha a conta.',
  }),
};
