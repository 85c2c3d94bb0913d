import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { RemoteUses } from '../../contract/api-report.ts';
import { RemoteDescription } from '../../contract/page-config.ts';
import { PlaceArrangement } from '../../contract/place-arrangements.ts';
import { RemoteKey } from '../../contract/release-keys.ts';
import { SharedLibrary } from '../../contract/releases.ts';
import { RemoteBackend } from '../../contract/remote-backends.ts';
import { RemoteServer } from '../../contract/remote-servers.ts';
import type { StoredFlag } from '../ports/remote-flags.ts';
import type { RemoteChannel, RemoteVersionRecord } from '../ports/remote-registry.ts';
import type { KnownRegistry } from './release-snapshot.ts';

/** A reader ignores a file of another format, so whatever changes the meaning of a field raises it. */
const FORMAT = 1;

const Channel = z.object({
  remote: z.string(),
  liveVersion: z.string().nullable(),
  canaryVersion: z.string().nullable(),
  canaryPercent: z.number(),
  earlierVersions: z.array(z.string()),
  revision: z.int(),
  setBy: z.string(),
  changedAt: z.string(),
}) satisfies z.ZodType<RemoteChannel>;

const Version = z.object({
  remote: z.string(),
  version: z.string(),
  description: RemoteDescription,
  manifest: z.unknown(),
  files: z.record(z.string(), z.object({ sha384: z.string(), bytes: z.int() })),
  shared: z.array(SharedLibrary),
  uses: RemoteUses.nullable().default(null),
  sources: z.object({ sha384: z.string(), bytes: z.int() }).nullable().default(null),
  backend: RemoteBackend.nullable(),
  digest: z.string(),
  typesChecked: z.boolean(),
  contractChecked: z.boolean(),
  commit: z.string().nullable(),
  signed: z
    .object({ statement: z.string(), signature: z.string(), key: z.string() })
    .nullable()
    .default(null),
  publishedBy: z.string(),
  publishedAt: z.string(),
}) satisfies z.ZodType<RemoteVersionRecord>;

const Flag = z.object({
  name: z.string(),
  remote: z.string(),
  percent: z.number(),
  visitors: z.array(z.string()),
  note: z.string(),
  revision: z.int(),
  setBy: z.string(),
  changedAt: z.string(),
}) satisfies z.ZodType<StoredFlag>;

const Content = z.object({
  format: z.literal(FORMAT),
  project: z.string(),
  asOf: z.iso.datetime(),
  channels: z.array(Channel),
  versions: z.array(z.object({ remote: z.string(), version: z.string() })),
  keys: z.array(RemoteKey).default([]),
  servers: z.array(RemoteServer).default([]),
  endedPreviews: z.array(z.string()).default([]),
  records: z.array(Version),
  flags: z.array(Flag),
  places: z.array(PlaceArrangement).default([]),
});

/** What one project's registry was, with its flags and the arrangements of places. */
export interface MirroredRegistry extends KnownRegistry {
  flags: readonly StoredFlag[];
  places: readonly PlaceArrangement[];
}

/** A file that holds the registry of one project. */
export interface RegistryFile {
  /** Null where there is none. Rejects for one that is damaged, of another format or of another project. */
  read(): Promise<MirroredRegistry | null>;
  /** Replaces it; a reader, and a start after a crash, finds the former content or the new one. */
  write(registry: MirroredRegistry): Promise<void>;
}

export function createRegistryFile(path: string, project: string): RegistryFile {
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      });
      if (text === null) return null;
      const { format: _, project: owner, ...registry } = Content.parse(JSON.parse(text));
      if (owner !== project) throw new Error(`it is of another project: ${owner}`);
      return registry;
    },
    async write(registry) {
      const draft = `${path}.${randomUUID()}.new`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(draft, JSON.stringify({ ...registry, format: FORMAT, project }), { flush: true });
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
