import { RemoteDescription } from '../../contract/page-config.ts';
import { BACKEND_ENTRY } from '../../contract/remote-backends.ts';
import type { RemoteVersionRecord } from '../ports/remote-registry.ts';
import { canonicalJson } from './canonical-json.ts';
import { sharedLibraries } from './remote-catalog.ts';
import { sha384 } from './sha384.ts';

const SCHEME = 'andromeda-release-1';

/** What a team signs of a version: which remote and version it is, and the hash of everything in it. */
export interface ReleaseStatement {
  remote: string;
  version: string;
  description: unknown;
  /** File name to `sha384-...`, of each kind. */
  files: Readonly<Record<string, string>>;
  backend: Readonly<Record<string, string>>;
  maps: Readonly<Record<string, string>>;
}

type Content = Pick<
  RemoteVersionRecord,
  'remote' | 'version' | 'description' | 'uses' | 'manifest' | 'files' | 'shared' | 'backend'
>;

/** Opens a statement; null for a text that is none, or says one thing twice. */
export function parseStatement(text: string): ReleaseStatement | null {
  const [scheme, remote, version, description, ...rest] = text.split('\n');
  if (scheme !== SCHEME || rest.pop() !== '') return null;
  const hashes = { file: new Map<string, string>(), backend: new Map(), map: new Map() };
  for (const line of rest) {
    const [, kind, hash = '', name = ''] = /^(file|backend|map) (sha384-\S+) (\S+)$/.exec(line) ?? [];
    if (kind !== 'file' && kind !== 'backend' && kind !== 'map') return null;
    if (hashes[kind].has(name)) return null;
    hashes[kind].set(name, hash);
  }
  const json = parseJson(after('description ', description));
  if (json === null || !remote?.startsWith('remote ') || !version?.startsWith('version ')) return null;
  return {
    remote: after('remote ', remote),
    version: after('version ', version),
    description: json,
    files: Object.fromEntries(hashes.file),
    backend: Object.fromEntries(hashes.backend),
    maps: Object.fromEntries(hashes.map),
  };
}

/** The first part of a version that a statement does not vouch for; null where it vouches for all of it. */
export function unstatedPart(statement: ReleaseStatement, content: Content): string | null {
  const { remote, version, manifest, files, shared } = content;
  if (statement.remote !== remote) return `remote ${statement.remote}`;
  if (statement.version !== version) return `version ${statement.version}`;
  const description = RemoteDescription.safeParse(statement.description);
  if (!description.success || canonicalJson(description.data) !== canonicalJson(declared(content)))
    return 'description';
  const hashes = Object.fromEntries(Object.entries(files).map(([name, { sha384: hash }]) => [name, hash]));
  const other = firstOther(statement.files, hashes) ?? firstOther(statement.backend, backendHashes(content));
  if (other) return other;
  // Both are read from the manifest's own file, whose hash stands above.
  if (files['mf-manifest.json']?.sha384 !== sha384(Buffer.from(canonicalJson(manifest)))) return 'manifest';
  return copiesOf(sharedLibraries(manifest)) === copiesOf(shared) ? null : 'shared';
}

/** The first name that has another hash there, or only stands on one side. */
export function firstOther(
  stated: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): string | null {
  const names = [...Object.keys(found), ...Object.keys(stated)];
  return names.find((name) => stated[name] !== found[name]) ?? null;
}

// The ranges that are asked for may be those that the server computed.
const copiesOf = (shared: RemoteVersionRecord['shared']) =>
  canonicalJson(shared.map(({ name, version, singleton }) => [name, version, singleton]));

// The server may have replaced the range that a build declares by the one that it uses.
const declared = ({ description, uses }: Content) => ({
  ...description,
  platform: uses?.declared['@andromeda/platform'] ?? description.platform,
});

function backendHashes({ backend }: Content): Record<string, string> {
  if (!backend) return {};
  const migrations = backend.migrations.map(({ name, integrity }) => [name, integrity]);
  return Object.fromEntries([[BACKEND_ENTRY, backend.integrity], ...migrations]);
}

const after = (word: string, line = '') => (line.startsWith(word) ? line.slice(word.length) : '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
