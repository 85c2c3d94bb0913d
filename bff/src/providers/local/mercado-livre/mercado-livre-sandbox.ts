import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../ports/clock.ts';
import { createSandboxApi } from './sandbox-api.ts';
import { drawnPicture, newListings, type SandboxItem } from './sandbox-listings.ts';
import { accountIdOf, createSandboxState, newToken, type SandboxAccount } from './sandbox-state.ts';

/** A small Mercado Livre of our own, for the embedded mode and for tests: the same calls, the same limits, no shop. */
export interface MercadoLivreSandbox {
  clientId: string;
  clientSecret: string;
  /** Answers a call of its interface; `path` is that of the real address. */
  answer(request: Request, path: string): Promise<Response>;
  /** The same as a `fetch`, for an address such as http://mercado-livre.invalid. */
  send: typeof fetch;
  /** A seller agreed on its page. Answers where the browser goes next; null where the request is not ours. */
  agree(ask: SandboxAgreement): string | null;
  /** A picture to look at: what was uploaded, or a drawing. */
  picture(id: string): { bytes: Uint8Array | string; type: string };
  listing(id: string): SandboxItem | null;
  accounts(): SandboxAccount[];
  /** Ends every access that was given, as six hours would. */
  expireAccess(accountId: number): void;
  /** The seller takes the permission away at Mercado Livre itself. */
  revoke(accountId: number): void;
  /** Refuses the next calls as too many. */
  beBusy(calls: number): void;
  /** Somebody changes a listing's pictures at Mercado Livre itself. */
  setPictures(id: string, pictureIds: readonly string[]): void;
}

export interface SandboxAgreement {
  nickname: string;
  clientId: string;
  redirectUri: string;
  state: string;
  challenge: string;
  method: string;
}

/** Where its pages and its interface are on our own origin. */
export const MERCADO_LIVRE_SANDBOX = '/mercado-livre-demonstracao';
const CODE_MS = 10 * 60_000;

interface Settings {
  clock: Pick<Clock, 'now'>;
  /** Where its pages are, without a slash at the end. */
  pagesUrl: string;
  /** Our address that it may lead back to. */
  redirectUri: string;
}

export function createMercadoLivreSandbox({ clock, pagesUrl, redirectUri }: Settings): MercadoLivreSandbox {
  const state = createSandboxState();
  const now = () => clock.now().getTime();
  const client = { clientId: 'andromeda-demonstracao', clientSecret: randomBytes(24).toString('hex') };
  const answer = createSandboxApi({ state, ...client, now, pagesUrl });
  const find = (id: string) =>
    [...state.accounts.values()].map(({ items }) => items.get(id)).find((item) => item !== undefined) ?? null;
  return {
    ...client,
    answer,
    send: async (input, init) => {
      const request = new Request(input, init);
      return answer(request, new URL(request.url).pathname);
    },
    agree(ask) {
      if (ask.clientId !== client.clientId || ask.redirectUri !== redirectUri || ask.method !== 'S256')
        return null;
      const { id: accountId } = accountOf(state, ask.nickname.trim());
      const code = newToken('TG');
      const { challenge } = ask;
      state.codes.set(code, {
        accountId,
        clientId: client.clientId,
        redirectUri,
        challenge,
        until: now() + CODE_MS,
      });
      return `${redirectUri}?${new URLSearchParams({ code, state: ask.state })}`;
    },
    picture(id) {
      const uploaded = state.pictures.get(id);
      return uploaded
        ? { bytes: uploaded.bytes, type: 'image/jpeg' }
        : { bytes: drawnPicture(id), type: 'image/svg+xml' };
    },
    listing: find,
    accounts: () => [...state.accounts.values()],
    expireAccess(accountId) {
      for (const grant of state.access.values()) if (grant.accountId === accountId) grant.until = 0;
    },
    revoke(accountId) {
      for (const tokens of [state.access, state.refresh])
        for (const [token, grant] of tokens) if (grant.accountId === accountId) tokens.delete(token);
    },
    beBusy: (calls) => {
      state.busyCalls = calls;
    },
    setPictures(id, pictureIds) {
      const item = find(id);
      if (item) item.pictureIds = [...pictureIds];
    },
  };
}

function accountOf({ accounts }: ReturnType<typeof createSandboxState>, nickname: string): SandboxAccount {
  const id = accountIdOf(nickname);
  const known = accounts.get(id);
  if (known) return known;
  const items = new Map(newListings(id).map((item) => [item.id, item]));
  const account = { id, nickname, items };
  accounts.set(id, account);
  return account;
}
