import { type AndromedaServer, type ServerOptions, startAndromeda } from './andromeda-server.ts';
import { type FakeChat, startFakeChat } from './fake-chat.ts';
import { type FakeGemini, startFakeGemini } from './fake-gemini.ts';
import { type LibraryServer, startLibraryServer } from './library-server.ts';
import { demonstration } from './seller.ts';

/** Servers that the tests of one worker share, each started when a test first asks for it. */
export interface ServerPool {
  /** As `npm start` serves, for tests that bring users of their own and change nothing that others see. */
  plain(): Promise<LibraryServer>;
  /** Answered by a chat service in the test's hand. */
  chat(): Promise<AndromedaServer & { chat: FakeChat }>;
  /** Whose pictures come from an image provider in the test's hand. */
  gemini(): Promise<AndromedaServer & { gemini: FakeGemini }>;
  /** For tests that release remotes; the demonstration account is its administrator. */
  releases(): Promise<AndromedaServer>;
  dispose(): Promise<void>;
}

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
    plain: once(startLibraryServer),
    chat: once(async () => {
      const chat = await startFakeChat();
      return { ...(await startBeside(chat)), chat };
    }),
    gemini: once(async () => {
      const gemini = await startFakeGemini();
      return { ...(await startBeside(gemini)), gemini };
    }),
    releases: once(() => startAndromeda({ env: { ADMIN_EMAILS: demonstration.email } })),
    dispose: async () => {
      await Promise.all(opened.map(async (server) => (await server).dispose()));
    },
  };
}

/** A server that is answered by a fake service, which ends with it. */
async function startBeside(
  fake: { env: Record<string, string>; close(): Promise<void> },
  options: ServerOptions = {},
): Promise<AndromedaServer> {
  const server = await startAndromeda({ ...options, env: { ...options.env, ...fake.env } });
  return {
    ...server,
    dispose: async () => {
      await server.dispose();
      await fake.close();
    },
  };
}
