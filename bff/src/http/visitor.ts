import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Visitor } from '../remotes/resolve-remotes.ts';
import type { VisitorSeals } from '../remotes/visitor-seals.ts';
import type { AppEnv } from './app-env.ts';

const VISITOR = 'andromeda_visitor';
const PREVIEWS = 'andromeda_previa';
const HALF_A_YEAR_SECONDS = 180 * 24 * 3600;
const MAX_PREVIEWS = 8;
/** What `?previa=` says to leave all previews; with `:mfe-library` after it, that of one remote. */
const LEAVE = 'fim';

/** Seals, and whether browsers reach us only by https. */
export interface VisitorCookies {
  seals: VisitorSeals;
  secure: boolean;
}

/** The cookies of a service that users reach under `publicUrl`. */
export const visitorCookies = ({ seals, publicUrl }: { seals: VisitorSeals; publicUrl: string }) => ({
  seals,
  secure: publicUrl.startsWith('https:'),
});

/** The visitor of a request, as told by the cookies that we issued. */
export function readVisitor({ seals }: Pick<VisitorCookies, 'seals'>, c: Context): Visitor {
  const sealed = getCookie(c, VISITOR);
  const previews = previewTokens(c).flatMap((token) => seals.openPreview(token) ?? []);
  return { id: sealed ? seals.open(sealed) : null, previews };
}

/** Gives the browser the name that decides its canaries. */
export function nameVisitor({ seals, secure }: VisitorCookies, c: Context, id: string): void {
  setCookie(c, VISITOR, seals.seal(id), { ...guarded, secure, maxAge: HALF_A_YEAR_SECONDS });
}

/** From a user's first call on, the name is derived from the user: it is the same on all their devices. */
export function rememberUser(cookies: VisitorCookies): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = cookies.seals.visitorOf(c.var.user.userId);
    if (readVisitor(cookies, c).id !== id) nameVisitor(cookies, c, id);
    await next();
  };
}

/**
 * Removes `?previa=` from an address: a genuine link shows its version to this browser from now on, `fim` leaves all
 * previews, `fim:mfe-library` that of one remote, and anything else does nothing.
 */
export function followPreviewLinks({ seals, secure }: VisitorCookies): MiddlewareHandler {
  const keep = (c: Context, sealed: readonly string[]) => {
    const tokens = sealed.slice(0, MAX_PREVIEWS);
    if (tokens.length === 0) return setCookie(c, PREVIEWS, '', { ...guarded, secure, maxAge: 0 });
    const ends = tokens.map((token) => Date.parse(seals.openPreview(token)?.until ?? ''));
    setCookie(c, PREVIEWS, tokens.join('~'), { ...guarded, secure, expires: new Date(Math.max(...ends)) });
  };
  return async (c, next) => {
    const asked = c.req.query('previa');
    if (asked === undefined || c.req.method !== 'GET') return next();
    const [word, left] = asked.split(':');
    const opened = word === LEAVE ? null : seals.openPreview(asked);
    const remote = word === LEAVE ? left : opened?.remote;
    if (word === LEAVE && !remote) keep(c, []);
    else if (remote) {
      const others = previewTokens(c).filter((token) => {
        const other = seals.openPreview(token);
        return other && other.remote !== remote;
      });
      keep(c, opened ? [asked, ...others] : others);
    }
    return c.redirect(addressWithout(c.req.url, 'previa'), 302);
  };
}

const guarded = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

const previewTokens = (c: Context) => getCookie(c, PREVIEWS)?.split('~').filter(Boolean) ?? [];

function addressWithout(address: string, parameter: string): string {
  const url = new URL(address);
  url.searchParams.delete(parameter);
  // `//elsewhere.com` would be another origin.
  return url.pathname.replace(/^[/\\]+/, '/') + url.search;
}
