import type { Context } from 'hono';
import { maskMessage } from '../../contract/browser/mask-message.ts';
import { VERSION_HEADER } from '../../contract/browser/remote-version.ts';
import { RemoteName } from '../../contract/page-config.ts';
import { DomainError } from '../domain-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { networkOf } from '../http/network-of.ts';
import { newRoutes } from '../http/new-routes.ts';
import { signedIn } from '../http/signed-in.ts';
import { readVisitor, rememberUser, visitorCookies } from '../http/visitor.ts';
import type { TokenVerifier } from '../ports/user.ts';
import { enterRemote } from '../services/registry/enter-remote.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import type { Services } from '../services/services.ts';
import { BackendFault, type BackendFaultKind } from '../slices/backend-fault.ts';
import { chooseVersion } from '../slices/choose-version.ts';
import type { BackendAnswer, BackendCall } from '../slices/runner/protocol.ts';

const PREFIX = '/api/r/:remote';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const LARGEST_BODY_BYTES = 1024 * 1024;
/** What a backend may know of a request; the token is not among it. */
const READ_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key'];
const CACHED_BY_BROWSER = /^private, max-age=\d{1,6}$/;
/** A page that an answer might be opened as runs nothing. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const CODES: Record<BackendFaultKind, 'backend_failed' | 'backend_slow' | 'backend_busy'> = {
  unloadable: 'backend_failed',
  threw: 'backend_failed',
  ended: 'backend_failed',
  resting: 'backend_failed',
  too_slow: 'backend_slow',
  busy: 'backend_busy',
};

type Deps = Parameters<typeof enterRemote>[0] &
  Pick<ReleaseServices, 'backends' | 'seals' | 'publicUrl' | 'errorGatherer' | 'isDeveloped' | 'logger'>;

/** The calls of remotes' own backends, for signed-in users; what each answers is up to it (docs/decisions/090). */
export function backendRoutes(
  { paymentRepository }: Pick<Services, 'paymentRepository'>,
  given: Omit<Deps, 'paymentRepository'>,
  verifier: TokenVerifier,
) {
  const releases: Deps = { ...given, paymentRepository };
  const routes = newRoutes();
  routes.use(
    `${PREFIX}/*`,
    signedIn(verifier),
    rememberUser(visitorCookies(releases)),
    limitRate(600, 60),
    limitBody(LARGEST_BODY_BYTES),
  );
  routes.on(METHODS, `${PREFIX}/*`, async (c) => {
    const remote = RemoteName.safeParse(c.req.param('remote')).data;
    if (!remote) throw new DomainError('not_found');
    const { userId } = c.var.user;
    const visitor = { ...readVisitor(releases, c), id: releases.seals.visitorOf(userId) };
    const version = await chooseVersion(releases, visitor, remote, c.req.header(VERSION_HEADER));
    // An earlier version that asked for nothing does not lead around what a user must have now.
    const shown = await chooseVersion(releases, visitor, remote, undefined);
    for (const one of new Set([shown, version]))
      if (one) await enterRemote(releases, c.var.user, remote, one);
    if (!version || !(await releases.backends.has(remote, version))) throw new DomainError('not_found');
    try {
      const answer = await releases.backends.call(remote, version, await readCall(c, remote));
      if (isFault(answer.status)) throw new BackendFault('threw', `the backend answered ${answer.status}`);
      return present(answer);
    } catch (error) {
      if (!(error instanceof BackendFault)) throw error;
      const network = networkOf(c);
      if (error.kind !== 'busy') note(releases, { remote, version, visitor: visitor.id, network }, error);
      throw new DomainError(CODES[error.kind], undefined, { cause: error });
    }
  });
  return routes;
}

async function readCall(c: Context<AppEnv>, remote: string): Promise<BackendCall> {
  const { pathname, search } = new URL(c.req.url);
  const body = ['GET', 'HEAD'].includes(c.req.method) ? null : new Uint8Array(await c.req.arrayBuffer());
  return {
    method: c.req.method,
    path: pathname.slice(`/api/r/${remote}`.length) + search,
    headers: READ_HEADERS.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value] as [string, string]];
    }),
    body: body?.byteLength ? body : null,
    userId: c.var.user.userId,
  };
}

// A redirect would leave the product, and 401 would sign the user out.
const isFault = (status: number) =>
  status < 200 || (status >= 300 && status < 400) || status === 401 || status >= 500;

function present({ status, headers, body }: BackendAnswer): Response {
  const sent = new Map(headers);
  const cache = sent.get('cache-control') ?? '';
  const empty = status === 204 || status === 205;
  return new Response(empty ? null : new Uint8Array(body), {
    status,
    headers: {
      'content-security-policy': POLICY,
      'cache-control': CACHED_BY_BROWSER.test(cache) ? cache : 'no-store',
      ...(empty ? {} : { 'content-type': sent.get('content-type') ?? 'application/octet-stream' }),
    },
  });
}

interface Owner {
  remote: string;
  version: string;
  visitor: string;
  network: string;
}

/** Counts a fault as an error of the version that its user met, by which a canary is evaluated. */
function note(
  { errorGatherer, logger }: Deps,
  { remote, version, visitor, network }: Owner,
  fault: BackendFault,
): void {
  logger.warn({ remote, version, kind: fault.kind, err: fault }, 'a backend of a remote failed');
  const [first = fault.kind] = fault.message.split('\n');
  const place = /backend\.js:\d{1,7}:\d{1,7}/.exec(fault.message)?.[0] ?? 'backend.js:1:1';
  const message = maskMessage(first).slice(0, 200) || fault.kind;
  errorGatherer.add([{ remote, version, message, place, times: 1 }], { visitor, network });
}
