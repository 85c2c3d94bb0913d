import type { RemoteUses } from '../../contract/api-report.ts';
import type { RemoteDescription } from '../../contract/page-config.ts';
import type { RemoteKey } from '../../contract/release-keys.ts';
import type {
  ReleaseToken,
  SharedLibrary,
  StandingPreview,
  TokenRank,
  TrailEntry,
} from '../../contract/releases.ts';
import type { RemoteBackend } from '../../contract/remote-backends.ts';
import type { RemoteServer } from '../../contract/remote-servers.ts';
import type { DecisionRefusal, Locked, ReleaseGuards } from './release-guards.ts';
import type { RemoteChannel } from './remote-channel.ts';

export type { RemoteChannel } from './remote-channel.ts';

/** What a team signed of a version, its signature in base64, and the fingerprint of the key. */
export interface SignedRelease {
  statement: string;
  signature: string;
  key: string;
}

/** The hash and the size of the JSON that holds the sources of a version. */
export interface KeptSources {
  sha384: string;
  bytes: number;
}

/** One published version, which never changes. */
export interface RemoteVersionRecord {
  remote: string;
  version: string;
  description: RemoteDescription;
  /** Federation's manifest, whole. */
  manifest: unknown;
  files: Readonly<Record<string, { sha384: string; bytes: number }>>;
  shared: readonly SharedLibrary[];
  /** What it uses of the page; null for a version that was published before servers read it. */
  uses: RemoteUses | null;
  /** What its types are checked by; null where its maps quote none of its own sources, and for a version that was published before servers kept them. */
  sources: KeptSources | null;
  /** The hashes of its own backend; null where it has none. */
  backend: RemoteBackend | null;
  /** A digest of all bytes: the same version with another digest is another package. */
  digest: string;
  /** Whether the types, and every screen in a browser, were checked against the platform's contract. */
  typesChecked: boolean;
  contractChecked: boolean;
  /** Null where whoever published it did not know. */
  commit: string | null;
  /** Null where its remote had no key when it was published. */
  signed: SignedRelease | null;
  publishedBy: string;
  /** ISO 8601. */
  publishedAt: string;
}

export type NewRemoteVersion = Omit<RemoteVersionRecord, 'publishedBy' | 'publishedAt'>;

export type ChangeKind =
  | 'promote'
  | 'canary'
  | 'stop_canary'
  | 'canary_rolled_back'
  | 'rollback'
  | 'follow_build';

export interface ReleaseChange {
  remote: string;
  /** The revision that the decision was made on; 0 for a remote that was never released. */
  revision: number;
  what: ChangeKind;
  version: string | null;
  percent: number | null;
  /** The version that is built on the disk now, where it is in the registry. */
  builtVersion: string | null;
  who: string;
  detail: Readonly<Record<string, unknown>>;
  /** The request that this administrator approves. */
  approval?: { request: string; userId: string } | undefined;
}

export type ChangeOutcome =
  | { outcome: 'done'; channel: RemoteChannel }
  | { outcome: 'changed'; channel: RemoteChannel }
  | { outcome: 'unknown_version' | 'already_live' | 'nothing_to_undo' | 'approval_needed' }
  | Locked
  | DecisionRefusal;

/** What every node must know to write a page. */
export interface RegistryState {
  channels: readonly RemoteChannel[];
  /** Every published version. */
  versions: readonly { remote: string; version: string }[];
  /** The keys of every remote, revoked ones too. */
  keys: readonly RemoteKey[];
  /** The servers of remotes' own teams. */
  servers: readonly RemoteServer[];
  /** The ids of the preview links that were ended before their time, which is not long over. */
  endedPreviews: readonly string[];
}

/** The versions of the remotes, and who sees which. Every change and its line in the trail are one transaction. */
export interface RemoteRegistry extends ReleaseGuards {
  state(): Promise<RegistryState>;
  publish(version: NewRemoteVersion, who: string): Promise<'created' | 'same' | 'different'>;
  version(remote: string, version: string): Promise<RemoteVersionRecord | null>;
  /** Newest first, without manifests and statements. */
  versions(): Promise<Omit<RemoteVersionRecord, 'manifest' | 'signed'>[]>;
  /** Compare-and-swap: `changed` with the present state when the revision is an old one. */
  change(request: ReleaseChange): Promise<ChangeOutcome>;
  /** The same key again answers the one that is there; null for one that was revoked: it does not return. */
  registerKey(
    key: Pick<RemoteKey, 'remote' | 'fingerprint' | 'publicKey' | 'label'>,
    who: string,
  ): Promise<RemoteKey | null>;
  /** False for a key that the remote never had; safe to repeat. */
  revokeKey(remote: string, fingerprint: string, who: string): Promise<boolean>;
  /** In place of the one before; the same address again changes nothing. */
  registerServer(remote: string, address: string, who: string): Promise<RemoteServer>;
  /** False where the remote has none. */
  removeServer(remote: string, who: string): Promise<boolean>;
  /** A link that opens until a time; the version must exist. */
  createPreview(
    link: { remote: string; version: string; until: Date },
    who: string,
  ): Promise<StandingPreview>;
  /** The links that open now, newest first; of everything where `remote` or `version` is null. */
  previews(remote: string | null, version: string | null): Promise<StandingPreview[]>;
  /**
   * Ends one link, or all of a version. `ended` counts those that opened until now; `known` is false for an id that the
   * remote never had, or that is forgotten.
   */
  endPreviews(
    named: { remote: string } & ({ id: string } | { version: string }),
    who: string,
  ): Promise<{ ended: number; known: boolean }>;
  note(entry: Omit<TrailEntry, 'at'>): Promise<void>;
  trail(remote: string | null, limit: number): Promise<TrailEntry[]>;
  /** Deletes versions that no user can load any more, except the newest `keep` of each remote; answers which ones. */
  prune(
    keep: number,
    since: Date,
  ): Promise<{ remote: string; version: string; digest: string; files: string[] }[]>;
}

/** Deploy tokens, known by their hashes. */
export interface ReleaseTokenRepository {
  create(
    token: { hash: string; remote: string; label: string; rank: TokenRank; expiresAt: Date | null },
    by: { name: string; userId: string | null },
  ): Promise<ReleaseToken>;
  /** Null for one that is unknown, was revoked or has ended. */
  find(hash: string): Promise<ReleaseToken | null>;
  list(): Promise<ReleaseToken[]>;
  /** False for a token that never existed. */
  revoke(id: string, who: string): Promise<boolean>;
}
