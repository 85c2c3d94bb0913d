import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SignInOutcome } from '../../../contract/marketplace.ts';
import { MarketplaceError } from '../../ports/marketplace.ts';
import type { User } from '../../ports/user.ts';
import type { ConnectedMarketplace } from './connected-marketplace.ts';
import { disconnect } from './connection.ts';
import type { MarketplaceDeps } from './marketplace-deps.ts';
import { sealTokens } from './seller-access.ts';

/** How long a seller may take at the marketplace. */
export const SIGN_IN_MINUTES = 10;
/** Where a way back leads that nobody knows. */
const USUAL_RETURN = '/settings';

/** What the browser keeps until it comes back, and where it goes meanwhile. */
export interface BegunAtMarketplace {
  url: string;
  nonce: string;
}

/**
 * Begins a sign-in at the marketplace. The state names user and end and is signed; the nonce stays in the browser that asked, so
 * that nobody can have another person's account connected to their own. PKCE's verifier follows from it.
 */
export async function beginSignIn(
  { marketplace, marketplaceConnections, clock }: MarketplaceDeps,
  { userId }: Pick<User, 'userId'>,
  returnTo: string,
): Promise<BegunAtMarketplace> {
  const nonce = randomBytes(24).toString('base64url');
  const until = new Date(clock.now().getTime() + SIGN_IN_MINUTES * 60_000);
  await marketplaceConnections.beginSignIn({ userId, nonceHash: hashOf(nonce), returnTo, until });
  const body = `${userId}.${until.getTime()}.${hashOf(nonce)}`;
  const state = `${body}.${marketplace.mac('state', body)}`;
  const challenge = hashOf(verifierOf(marketplace, nonce));
  return { url: marketplace.port.authorizationUrl({ state, challenge }), nonce };
}

interface CameBack {
  state: string;
  code?: string | undefined;
  error?: string | undefined;
  /** What this browser kept. */
  nonce: string | undefined;
}

/** Ends a sign-in, once. Answers the way back with what came of it. */
export async function endSignIn(
  deps: MarketplaceDeps,
  { state, code, error, nonce }: CameBack,
): Promise<string> {
  const { marketplace, marketplaceConnections: connections, clock, logger } = deps;
  const stated = readState(marketplace, state, clock.now());
  if (!stated || !nonce || hashOf(nonce) !== stated.nonceHash) return wayBack(USUAL_RETURN, 'falhou');
  const { userId, nonceHash } = stated;
  const returnTo = await connections.takeSignIn({ userId, nonceHash, now: clock.now() });
  if (returnTo === null) return wayBack(USUAL_RETURN, 'falhou');
  if (!code) return wayBack(returnTo, error === 'access_denied' ? 'cancelado' : 'falhou');
  try {
    const { port } = marketplace;
    const tokens = await port.exchangeCode({ code, verifier: verifierOf(marketplace, nonce) });
    const accountName = await port.accountName(tokens);
    const former = await connections.find(userId);
    if (former && former.accountId !== tokens.accountId) await disconnect(deps, userId);
    await connections.connect(userId, {
      accountId: tokens.accountId,
      accountName,
      sealedTokens: sealTokens(marketplace, userId, tokens),
      expiresAt: tokens.expiresAt,
    });
    return wayBack(returnTo, 'conectado');
  } catch (cause) {
    // The browser is on its way: it is led back whatever happens.
    if (cause instanceof MarketplaceError)
      logger.warn({ userId, trouble: cause.trouble, said: cause.message }, 'a marketplace was not connected');
    else logger.error({ userId, err: cause }, 'a connection could not be kept');
    return wayBack(returnTo, 'falhou');
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const verifierOf = (marketplace: ConnectedMarketplace, nonce: string) => marketplace.mac('verifier', nonce);

function readState(marketplace: ConnectedMarketplace, state: string, now: Date) {
  const [userId = '', until = '', nonceHash = '', mac = ''] = state.split('.');
  const expected = Buffer.from(marketplace.mac('state', `${userId}.${until}.${nonceHash}`));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) > now.getTime() ? { userId, nonceHash } : null;
}

function wayBack(path: string, outcome: SignInOutcome): string {
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.set('mercado-livre', outcome);
  return url.pathname + url.search + url.hash;
}
