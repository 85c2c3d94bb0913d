import { randomBytes } from 'node:crypto';
import type { SandboxItem } from './sandbox-listings.ts';

/** One seller's account at the played Mercado Livre. */
export interface SandboxAccount {
  id: number;
  nickname: string;
  items: Map<string, SandboxItem>;
}

interface Grant {
  accountId: number;
  clientId: string;
}

interface Code extends Grant {
  redirectUri: string;
  challenge: string;
  until: number;
}

/** What the played Mercado Livre knows. It is in memory only: a restart forgets it, and connections made before end. */
export interface SandboxState {
  accounts: Map<number, SandboxAccount>;
  codes: Map<string, Code>;
  access: Map<string, Grant & { until: number }>;
  refresh: Map<string, Grant>;
  pictures: Map<string, { bytes: Uint8Array; width: number; height: number }>;
  /** How many of the next calls are refused as too many. */
  busyCalls: number;
  /** Calls of the current minute, by client id. */
  calls: Map<string, { minute: number; count: number }>;
}

/** What its calls need. */
export interface SandboxApiParts {
  state: SandboxState;
  clientId: string;
  clientSecret: string;
  now(): number;
  /** Where its listings and pictures are shown. */
  pagesUrl: string;
}

export const createSandboxState = (): SandboxState => ({
  accounts: new Map(),
  codes: new Map(),
  access: new Map(),
  refresh: new Map(),
  pictures: new Map(),
  busyCalls: 0,
  calls: new Map(),
});

export const newToken = (kind: string) => `${kind}-${randomBytes(16).toString('hex')}`;

/** A number as the marketplace's ids have, the same for the same name. */
export function accountIdOf(nickname: string): number {
  let id = 7;
  for (const letter of nickname) id = (id * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
  return 100_000_000 + id;
}
