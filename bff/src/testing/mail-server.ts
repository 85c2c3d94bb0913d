import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** The accepted mails: the recipient, and the mail as it was sent. */
  taken: { to: string[]; from: string; source: string }[];
  /** The answer to the next recipients; null accepts them. */
  refusal: { code: number; text: string } | null;
  close(): Promise<void>;
}

/** A mail server on this machine, which asks for a password where one is given. */
export async function openMailServer(password?: string): Promise<TestMailServer> {
  const state: Pick<TestMailServer, 'taken' | 'refusal'> = { taken: [], refusal: null };
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onAuth: ({ password: given }, _session, answer) =>
      given === password ? answer(null, { user: 'andromeda' }) : answer(new Error('wrong password')),
    onRcptTo: (_address, _session, answer) =>
      state.refusal
        ? answer(Object.assign(new Error(state.refusal.text), { responseCode: state.refusal.code }))
        : answer(),
    onData(stream, { envelope }, answer) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        source += text;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom ? mailFrom.address : '';
        state.taken.push({ to: rcptTo.map(({ address }) => address), from, source });
        answer();
      });
    },
  });
  await new Promise<void>((ready) => void server.listen(0, ready));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  });
}
