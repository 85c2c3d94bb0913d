import { randomBytes } from 'node:crypto';
import { createMarketplaceConnections } from '../data/marketplace-connections.ts';
import { openTestProject } from '../embedded/test-project.ts';
import type { Clock } from '../ports/clock.ts';
import type { User } from '../ports/user.ts';
import { createMercadoLivreSandbox } from '../providers/local/mercado-livre/mercado-livre-sandbox.ts';
import { createMercadoLivre } from '../providers/mercado-livre/mercado-livre.ts';
import { createConnectedMarketplace } from '../services/marketplace/connected-marketplace.ts';
import { beginSignIn, endSignIn } from '../services/marketplace/sign-in.ts';
import { createManualClock } from './manual-clock.ts';
import { createTestServices } from './test-services.ts';

const REDIRECT = 'http://localhost:3000/api/marketplaces/mercado-livre/callback';
const API = 'http://mercado-livre.invalid';

/** A real database with the played Mercado Livre beside it; `calls` lists what reached the marketplace. */
export async function openMarketplaceProject() {
  const project = await openTestProject();
  const seller = await project.newUser();
  const time = createManualClock(new Date());
  // Whoever waits looks again at once; the clock itself stands still.
  const clock: Clock = { now: time.now, sleep: () => new Promise((next) => setImmediate(next)) };
  const sandbox = createMercadoLivreSandbox({
    clock: time,
    pagesUrl: 'http://localhost:3000/mercado-livre-demonstracao',
    redirectUri: REDIRECT,
  });
  const calls: string[] = [];
  /** What happens to the next call whose name has these words: before it arrives, or after it was carried out. */
  const faults: { call: string; when: 'before' | 'after' }[] = [];
  const send: typeof fetch = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`;
    calls.push(call);
    const fault = faults.findIndex((one) => call.includes(one.call));
    const [found] = fault < 0 ? [] : faults.splice(fault, 1);
    if (found?.when === 'before') throw new TypeError('fetch failed');
    const answer = await sandbox.send(input, init);
    if (found) throw new TypeError('terminated');
    return answer;
  };
  const port = createMercadoLivre({
    ...{ clientId: sandbox.clientId, clientSecret: sandbox.clientSecret, redirectUri: REDIRECT },
    ...{ apiUrl: API, loginUrl: 'http://localhost:3000/mercado-livre-demonstracao', send, now: time.now },
  });
  const marketplace = createConnectedMarketplace(port, { key: randomBytes(32), demonstration: true });
  const services = createTestServices();
  const marketplaceConnections = createMarketplaceConnections(project.clients);
  const deps = { ...services, clock, marketplace, marketplaceConnections };

  /** The address to which Mercado Livre sends the browser after the seller agreed. */
  const agree = (url: string, nickname: string) => {
    const query = new URL(url).searchParams;
    const next = sandbox.agree({
      ...{ nickname, clientId: query.get('client_id') ?? '', redirectUri: query.get('redirect_uri') ?? '' },
      ...{ state: query.get('state') ?? '', challenge: query.get('code_challenge') ?? '' },
      method: query.get('code_challenge_method') ?? '',
    });
    if (!next) throw new Error('Mercado Livre refused the request');
    const { searchParams } = new URL(next);
    return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
  };
  return {
    project,
    deps,
    sandbox,
    calls,
    faults,
    time,
    agree,
    newUser: () => project.newUserLike(seller),
    /** Connects an account of its own to the user; answers its listings. */
    async connect(user: User, nickname = `LOJA ${user.userId.slice(0, 8)}`) {
      const { url, nonce } = await beginSignIn(deps, user, '/settings');
      await endSignIn(deps, { ...agree(url, nickname), nonce });
      const account = sandbox.accounts().find((one) => one.nickname === nickname);
      if (!account) throw new Error('not connected');
      calls.length = 0;
      return { account, listings: [...account.items.values()] };
    },
    rows: async (sql: string, ...values: unknown[]) =>
      (await project.database.query<Record<string, unknown>>(sql, values)).rows,
  };
}

export type MarketplaceProject = Awaited<ReturnType<typeof openMarketplaceProject>>;
