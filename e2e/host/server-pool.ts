import { type AndromedaServer, startAndromeda } from './andromeda-server.ts';
import { type FakeChat, startFakeChat } from './fake-chat.ts';
import { type FakeGemini, startFakeGemini } from './fake-gemini.ts';
import { type LibraryServer, startLibraryServer } from './library-server.ts';
import { demonstration } from './seller.ts';

/** The servers that the tests of one worker share. Each starts when a test first asks for it. */
export interface ServerPool {
  /**
   * The server of `npm start`, for tests that create their own users and change nothing that other tests see. The
   * demonstration account is its administrator, `privacyContact` is responsible for the data of its users, and Mercado Livre
   * is played.
   */
  plain(): Promise<LibraryServer>;
  /** A server with a fake chat service, which the test controls. */
  chat(): Promise<AndromedaServer & { chat: FakeChat }>;
  /** A server with a fake image provider, which the test controls, and one free text a day. */
  gemini(): Promise<AndromedaServer & { gemini: FakeGemini }>;
  dispose(): Promise<void>;
}

/** Who is responsible for the users' data on the plain server. */
export const privacyContact = { controller: 'Loja Exemplo Ltda.', email: 'privacidade@example.com' };

export function createServerPool(): ServerPool {
  const opened: Promise<{ dispose(): Promise<void> }>[] = [];
  const once = <Server extends { dispose(): Promise<void> }>(start: () => Promise<Server>) => {
    let started: Promise<Server> | undefined;
    return () => {
      if (started) return started;
      started = start();
      opened.push(started);
      return started;
    };
  };
  return {
    plain: once(() =>
      startLibraryServer({
        env: {
          ADMIN_EMAILS: demonstration.email,
          PRIVACY_CONTROLLER: privacyContact.controller,
          PRIVACY_EMAIL: privacyContact.email,
          MERCADO_LIVRE_DEMO: 'on',
        },
      }),
    ),
    chat: once(async () => {
      const chat = await startFakeChat();
      return { ...(await startBeside(chat)), chat };
    }),
    gemini: once(async () => {
      const gemini = await startFakeGemini();
      return { ...(await startBeside(gemini, { TEXT_DAILY_ALLOWANCE: '1' })), gemini };
    }),
    dispose: async () => {
      await Promise.all(opened.map(async (server) => (await server).dispose()));
    },
  };
}

/** A server with a fake service that stops with it. */
async function startBeside(
  fake: { env: Record<string, string>; close(): Promise<void> },
  env: Record<string, string> = {},
): Promise<AndromedaServer> {
  const server = await startAndromeda({ env: { ...env, ...fake.env } });
  return {
    ...server,
    dispose: async () => {
      await server.dispose();
      await fake.close();
    },
  };
}
