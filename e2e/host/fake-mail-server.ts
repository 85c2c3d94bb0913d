import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that accepts everything. */
export interface FakeMailServer {
  /** The accepted mails: recipient, the line of the subject, and the mail as it came. */
  taken: { to: string; subject: string; source: string }[];
  close(): Promise<void>;
}

export async function startFakeMailServer(port: number): Promise<FakeMailServer> {
  const taken: FakeMailServer['taken'] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    async onData(stream, { envelope }, answer) {
      const source = await text(stream);
      const subject = /^subject: (.*)$/im.exec(source)?.[1] ?? '';
      for (const { address } of envelope.rcptTo) taken.push({ to: address, subject, source });
      answer();
    },
  });
  await new Promise<void>((ready) => void server.listen(port, '127.0.0.1', ready));
  return { taken, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}

/** The token in the link of a mail; SMTP breaks and escapes its lines. */
export function tokenIn(source: string): string {
  const plain = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /token_hash=([\w-]+)/.exec(plain)?.[1] ?? '';
}
