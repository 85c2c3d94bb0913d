/** What the server answers by itself, and the shell's screens; a test compares them with the routes of both. */
const SERVER =
  'api|auth|assets|app-icons|compartilhar|decoders|dev|fonts|healthz|images|metrics|readyz|remotes|sem-conexao|storybook|webhooks';
const PLAYED = 'google-demonstracao|pagamento-demonstracao|mercado-livre-demonstracao';
const SHELL =
  'login|register|email-verification|email-confirmation|forgot-password|reset-password|privacidade|termos|cookies';
const RESERVED = new RegExp(`^/(${SERVER}|${PLAYED}|${SHELL})(/|$)`);

/** Whether an address belongs to the shell or the server, with everything below it. */
export const isReserved = (path: string) => RESERVED.test(path);
