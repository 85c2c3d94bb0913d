import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type AndromedaServer, type ServerOptions, startAndromeda } from '../host/andromeda-server.ts';
import { type FakeGemini, startFakeGemini } from '../host/fake-gemini.ts';
import { freePort } from '../host/free-port.ts';
import { userIdOf } from '../host/library-server.ts';
import { accessToken, createSeller, demonstration, type RegisteredSeller } from '../host/seller.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgres/postgres-server.ts';

/** A user, and the product as they call it. */
export interface Caller {
  token: string;
  userId: string;
  seller: RegisteredSeller;
  call(path: string, init?: RequestInit): Promise<Response>;
  credits(): Promise<number>;
}

/** A running product, and its database past every wall. */
export interface AttackedServer extends AndromedaServer {
  newCaller(): Promise<Caller>;
  /** A call of the database with the service's key, as nobody outside can make it. */
  asService(path: string, init?: RequestInit): Promise<Response>;
}

/** What the checks run against. Servers start when a check first asks for them. */
export interface World {
  /** The product of `npm start`; the demonstration account is its administrator. */
  product(): Promise<AttackedServer>;
  /** The same with an outside image provider, which the check controls. */
  withProvider(): Promise<AttackedServer & { gemini: FakeGemini }>;
  /** A product of the check's own, for what cannot be undone. */
  ownProduct(options?: ServerOptions): Promise<AttackedServer>;
  /** An access token of an administrator of `product`. */
  adminToken(): Promise<string>;
  /** A migrated PostgreSQL of this machine; null where none is installed. */
  postgres(): Promise<PostgresServer | null>;
  /** A small photo of a product before white. */
  photo(): Promise<Buffer>;
  dispose(): Promise<void>;
}

export function createWorld(): World {
  const opened: Promise<{ dispose(): Promise<void> }>[] = [];
  const keep = <Server extends { dispose(): Promise<void> }>(starting: Promise<Server>) => {
    opened.push(starting);
    return starting;
  };
  const once = <Result>(make: () => Promise<Result>) => {
    let made: Promise<Result> | undefined;
    return () => (made ??= make());
  };
  const start = async (options: ServerOptions = {}) => {
    const port = await freePort();
    const env = { ADMIN_EMAILS: demonstration.email, EMBEDDED_SUPABASE_PORT: String(port), ...options.env };
    return attacked(await startAndromeda({ ...options, env }), port);
  };
  const product = once(() => keep(start()));
  return {
    product,
    withProvider: once(async () => {
      const gemini = await startFakeGemini();
      opened.push(Promise.resolve({ dispose: () => gemini.close() }));
      return { ...(await keep(start({ env: gemini.env }))), gemini };
    }),
    ownProduct: (options) => keep(start(options)),
    adminToken: once(async () => accessToken((await product()).url, demonstration)),
    postgres: once(async () => {
      const programs = findPostgres();
      return programs ? keep(startPostgres(programs)) : null;
    }),
    photo: once(productPhoto),
    dispose: async () => {
      await Promise.allSettled(opened.map(async (server) => (await server).dispose()));
    },
  };
}

function attacked(server: AndromedaServer, port: number): AttackedServer {
  const { secretKey } = JSON.parse(readFileSync(join(server.dataDir, 'keys.json'), 'utf8')) as {
    secretKey: string;
  };
  const service = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  return {
    ...server,
    newCaller: async () => callerOf(server.url, await createSeller(server.url)),
    asService: (path, init) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: { ...service, 'content-type': 'application/json', ...init?.headers },
      }),
  };
}

function callerOf(url: string, seller: RegisteredSeller): Caller {
  const { access_token: token } = seller.session;
  const call: Caller['call'] = (path, init) =>
    fetch(url + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init?.headers } });
  return {
    token,
    userId: userIdOf(token),
    seller,
    call,
    credits: async () => (await (await call('/api/credits')).json()).creditsRemaining,
  };
}

function productPhoto(): Promise<Buffer> {
  const cup = { create: { width: 40, height: 40, channels: 3 as const, background: '#204080' } };
  return sharp({ create: { width: 96, height: 96, channels: 3, background: '#ffffff' } })
    .composite([{ input: cup }])
    .png()
    .toBuffer();
}
