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

/** What the browser keeps until it comes back, under a name of its own for each tab, and where it goes meanwhile. */
export interface BegunAtMarketplace {
  url: string;
  nonce: string;
  name: string;
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
  return { url: marketplace.port.authorizationUrl({ state, challenge }), nonce, name: nameOf(hashOf(nonce)) };
}

/** Under which the browser kept the nonce of the sign-in that a state is of. */
export const nameIn = (state: string): string => nameOf(state.split('.')[2] ?? '');

/** Sign-ins of a browser in the same ten minutes have to differ in it. */
const nameOf = (nonceHash: string) => nonceHash.slice(0, 8);

interface CameBack {
  state: string;
  code?: string | undefined;
  error?: string | undefined;
  /** What this browser kept. */
  nonce: string | undefined;
}

/**
 * Ends a sign-in, once. Answers the way back with what came of it: of two tabs that began one each, the first to come back connects the
 * account, and the other finds it connected.
 */
export async function endSignIn(
  deps: MarketplaceDeps,
  { state, code, error, nonce }: CameBack,
): Promise<string> {
  const { marketplace, marketplaceConnections: connections, clock } = deps;
  const stated = readState(marketplace, state, clock.now());
  if (!stated || !nonce || hashOf(nonce) !== stated.nonceHash) return wayBack(USUAL_RETURN, 'falhou');
  const { userId, nonceHash } = stated;
  const returnTo = await connections.takeSignIn({ userId, nonceHash, now: clock.now() });
  const verifier = verifierOf(marketplace, nonce);
  const outcome =
    returnTo !== null && code
      ? await connectAccount(deps, userId, { code, verifier })
      : error === 'access_denied'
        ? 'cancelado'
        : 'falhou';
  const isOver = outcome === 'conectado' || !(await isConnected(deps, userId));
  return wayBack(returnTo ?? USUAL_RETURN, isOver ? outcome : 'ja-conectado');
}

/** The tokens of the newer agreement take the place of the older ones, also of the same account. */
async function connectAccount(
  deps: MarketplaceDeps,
  userId: string,
  agreement: { code: string; verifier: string },
): Promise<SignInOutcome> {
  const { marketplace, marketplaceConnections: connections, logger } = deps;
  try {
    const { port } = marketplace;
    const tokens = await port.exchangeCode(agreement);
    const accountName = await port.accountName(tokens);
    const former = await connections.find(userId);
    if (former && former.accountId !== tokens.accountId) await disconnect(deps, userId);
    await connections.connect(userId, {
      accountId: tokens.accountId,
      accountName,
      sealedTokens: sealTokens(marketplace, userId, tokens),
      expiresAt: tokens.expiresAt,
    });
    return former?.accountId === tokens.accountId ? 'ja-conectado' : 'conectado';
  } catch (cause) {
    // The browser is on its way: it is led back whatever happens.
    if (cause instanceof MarketplaceError)
      logger.warn({ userId, trouble: cause.trouble, said: cause.message }, 'a marketplace was not connected');
    else logger.error({ userId, err: cause }, 'a connection could not be kept');
    return 'falhou';
  }
}

/** False, too, where it cannot be asked. */
const isConnected = ({ marketplaceConnections }: MarketplaceDeps, userId: string): Promise<boolean> =>
  marketplaceConnections.find(userId).then(
    (connection) => connection !== null,
    () => false,
  );

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
