import { createTransport } from 'nodemailer';
import { type MailServer, MailServerError } from '../../ports/mail-queue.ts';

/** The time limit of one step: to connect, to greet, to answer. */
const TIMEOUT_MS = 10_000;

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  /** The sender: an address, or a name and an address in angle brackets. */
  from: string;
}

/** A mail server. A password is sent in the clear only to this machine itself. */
export function createSmtpServer({ url, from }: SmtpSettings): MailServer {
  const { hostname, password } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    url,
    requireTLS: password !== '' && !isHere,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // We write the whole mail: nothing in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, html, text });
      } catch (cause) {
        throw failureOf(cause);
      }
    },
  };
}

function failureOf(cause: unknown): MailServerError {
  const { code = 'UNKNOWN', responseCode = 0 } = cause as { code?: string; responseCode?: number };
  const ofThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const kind = ofThisMail && (responseCode >= 500 || responseCode === 0) ? 'refused' : 'away';
  return new MailServerError(kind, responseCode ? `${code} ${responseCode}` : code, { cause });
}
