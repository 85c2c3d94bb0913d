import type { Context } from 'hono';
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
import { type Entered, enterRemote } from '../services/registry/enter-remote.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import type { Services } from '../services/services.ts';
import { presentContract } from '../slices/backend-contract.ts';
import { BackendFault } from '../slices/backend-fault.ts';
import { chooseVersion } from '../slices/choose-version.ts';
import type { BackendAnswer } from '../slices/runner/protocol.ts';
import { type FaultDeps, noteFault, refusalOf } from './backend-faults.ts';

const PREFIX = '/api/r/:remote';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const LARGEST_BODY_BYTES = 1024 * 1024;
/** What a backend may know of a request; the token is not among it. */
const READ_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key'];
const CACHED_BY_BROWSER = /^private, max-age=\d{1,6}$/;
/** A page that an answer might be opened as runs nothing. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

type Deps = Parameters<typeof enterRemote>[0] &
  Pick<ReleaseServices, 'backends' | 'servers' | 'seals' | 'publicUrl' | 'isDeveloped'> &
  FaultDeps;

/** Who answers a call: the backend of a version, or else the server of the remote's team at `address`. */
interface Answering {
  remote: string;
  version: string;
  address: string | null;
  visitor: string;
  entered: Entered;
}

/** The calls of remotes' own backends and of teams' servers, for signed-in users; what each answers is up to it (docs/decisions/090, 107). */
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
    const answering = await chooseAnswering(releases, c);
    try {
      return await answerCall(releases, c, answering);
    } catch (error) {
      if (!(error instanceof BackendFault)) throw error;
      noteFault(releases, { ...answering, network: networkOf(c) }, error);
      throw refusalOf(error);
    }
  });
  return routes;
}

async function answerCall(releases: Deps, c: Context<AppEnv>, answering: Answering): Promise<Response> {
  const isForwarded = answering.address !== null;
  if (!isForwarded && c.req.method === 'GET' && c.req.path === `/api/r/${answering.remote}/openapi.json`)
    return c.json(await readContract(releases, answering));
  const answer = await (isForwarded ? forward : callBackend)(releases, c, answering);
  // What the browser has is still right.
  const isUnchanged = isForwarded && answer.status === 304;
  if (isFault(answer.status) && !isUnchanged)
    throw new BackendFault('threw', `the backend answered ${answer.status}`);
  return present(answer, isForwarded ? ['etag'] : []);
}

/** The OpenAPI document of the version that would answer this user's calls. */
async function readContract({ backends }: Deps, { remote, version }: Answering) {
  const contract = await backends.contract(remote, version);
  if (contract) return presentContract(contract, remote, version);
  const problem = `O backend de ${remote} não descreve a sua API: as rotas dele não são de OpenAPIHono (@hono/zod-openapi).`;
  throw new DomainError('not_found', { problem });
}

/** Lets the user in, and finds who answers. Rejects with `not_found` where nobody does. */
async function chooseAnswering(releases: Deps, c: Context<AppEnv>): Promise<Answering> {
  const remote = RemoteName.safeParse(c.req.param('remote')).data;
  if (!remote) throw new DomainError('not_found');
  const { user } = c.var;
  const visitor = releases.seals.visitorOf(user.userId);
  const seen = { ...readVisitor(releases, c), id: visitor };
  const version = await chooseVersion(releases, seen, remote, c.req.header(VERSION_HEADER));
  // An earlier version that asked for nothing does not lead around what a user must have now.
  const shown = await chooseVersion(releases, seen, remote, undefined);
  let entered: Entered = {};
  for (const one of new Set([shown, version]))
    if (one) entered = { ...entered, ...(await enterRemote(releases, user, remote, one)) };
  if (!version) throw new DomainError('not_found');
  const hasBackend = await releases.backends.has(remote, version);
  const address = hasBackend ? null : releases.snapshot.server(remote);
  if (!hasBackend && address === null) throw new DomainError('not_found');
  return { remote, version, address, visitor, entered };
}

async function callBackend({ backends }: Deps, c: Context<AppEnv>, { remote, version }: Answering) {
  const call = { ...(await readCall(c, remote, READ_HEADERS)), userId: c.var.user.userId };
  return backends.call(remote, version, call);
}

async function forward({ servers }: Deps, c: Context<AppEnv>, answering: Answering): Promise<BackendAnswer> {
  const { address, entered, remote, version } = answering;
  const call = await readCall(c, remote, [...READ_HEADERS, 'if-none-match']);
  const headers: [string, string][] = [...call.headers, ['x-request-id', c.var.requestId]];
  const caller = { ...entered, remote, version, userId: c.var.user.userId };
  return servers.call(address ?? '', caller, { ...call, headers }, c.req.raw.signal);
}

async function readCall(c: Context<AppEnv>, remote: string, headers: readonly string[]) {
  const { pathname, search } = new URL(c.req.url);
  const prefix = `/api/r/${remote}`;
  // What leads out of the remote's addresses, such as an encoded `..`, is none of them.
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) throw new DomainError('not_found');
  const body = ['GET', 'HEAD'].includes(c.req.method) ? null : new Uint8Array(await c.req.arrayBuffer());
  return {
    method: c.req.method,
    path: pathname.slice(prefix.length) + search,
    headers: headers.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value] as [string, string]];
    }),
    body: body?.byteLength ? body : null,
  };
}

// A redirect would leave the product, and 401 would sign the user out.
const isFault = (status: number) =>
  status < 200 || (status >= 300 && status < 400) || status === 401 || status >= 500;

/** The answer, of whose headers type, age and those in `more` are left. */
function present({ status, headers, body }: BackendAnswer, more: readonly string[]): Response {
  const sent = new Map(headers);
  const cache = sent.get('cache-control') ?? '';
  const empty = [204, 205, 304].includes(status);
  return new Response(empty ? null : new Uint8Array(body), {
    status,
    headers: {
      'content-security-policy': POLICY,
      'cache-control': CACHED_BY_BROWSER.test(cache) ? cache : 'no-store',
      ...Object.fromEntries(headers.filter(([name]) => more.includes(name))),
      ...(empty ? {} : { 'content-type': sent.get('content-type') ?? 'application/octet-stream' }),
    },
  });
}
