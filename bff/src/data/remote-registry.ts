import { z } from 'zod';
import { RemoteUses } from '../../contract/api-report.ts';
import { RemoteDescription } from '../../contract/page-config.ts';
import { SharedLibrary, TrailEntry } from '../../contract/releases.ts';
import { RemoteBackend } from '../../contract/remote-backends.ts';
import type { ChangeOutcome, KeptSources, RemoteRegistry } from '../ports/remote-registry.ts';
import { read } from './answers.ts';
import { ChannelRow } from './channel-row.ts';
import { createReleaseGuards, decisionRefusals, LockedOutcome } from './release-guards.ts';
import { createRemoteKeys, KeyRow } from './remote-keys.ts';
import { createRemotePreviews } from './remote-previews.ts';
import { createRemoteServers, ServerRow } from './remote-servers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const State = z
  .object({
    channels: z.array(ChannelRow),
    versions: z.array(
      z.tuple([z.string(), z.string()]).transform(([remote, version]) => ({ remote, version })),
    ),
    keys: z.array(KeyRow),
    servers: z.array(ServerRow),
    ended_previews: z.array(z.string()),
  })
  .transform(({ ended_previews: endedPreviews, ...state }) => ({ ...state, endedPreviews }));

const summaryColumns = {
  remote: z.string(),
  version: z.string(),
  // What a version uses and the hash of its sources lie beside its description, so that the servers of the release before store and read both.
  description: RemoteDescription.extend({
    uses: RemoteUses.nullable().default(null),
    sources: z.object({ sha384: z.string(), bytes: z.int() }).nullable().default(null),
  }),
  files: z.record(z.string(), z.object({ sha384: z.string(), bytes: z.int() })),
  shared: z.array(SharedLibrary),
  backend: RemoteBackend.nullable(),
  digest: z.string(),
  types_checked: z.boolean(),
  contract_checked: z.boolean(),
  commit_id: z.string().nullable(),
  published_by: z.string(),
  published_at: Instant,
};
interface Noted {
  description: RemoteDescription & { uses: RemoteUses | null; sources: KeptSources | null };
  types_checked: boolean;
  contract_checked: boolean;
  commit_id: string | null;
  published_by: string;
  published_at: string;
}
const renamed = <Row extends Noted>({
  description: { uses, sources, ...description },
  types_checked: typesChecked,
  contract_checked: contractChecked,
  commit_id: commit,
  published_by: publishedBy,
  published_at: publishedAt,
  ...row
}: Row) => ({
  ...row,
  description,
  uses,
  sources,
  typesChecked,
  contractChecked,
  commit,
  publishedBy,
  publishedAt,
});
const SummaryRow = z.object(summaryColumns).transform(renamed);
const Signed = z.object({ statement: z.string(), signature: z.string(), key: z.string() });
const VersionRow = z
  .object({ ...summaryColumns, manifest: z.unknown(), signed: Signed.nullable() })
  .transform(renamed);

const Outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), channel: ChannelRow }),
  z.object({ outcome: z.literal('changed'), channel: ChannelRow }),
  z.object({ outcome: z.literal('unknown_version') }),
  z.object({ outcome: z.literal('already_live') }),
  z.object({ outcome: z.literal('nothing_to_undo') }),
  z.object({ outcome: z.literal('approval_needed') }),
  LockedOutcome,
  z.object({ outcome: z.literal('own_request') }),
  ...decisionRefusals,
]);
const Published = z.object({ outcome: z.enum(['created', 'same', 'different']) });
const TrailRow = TrailEntry.extend({ at: Instant });
const Pruned = z.array(
  z.object({ remote: z.string(), version: z.string(), digest: z.string(), files: z.array(z.string()) }),
);

const columns = Object.keys(summaryColumns).join(', ');

/** The registry over the database's functions, which hold its rules. */
export function createRemoteRegistry(clients: SupabaseClients): RemoteRegistry {
  const { asService } = clients;
  return {
    ...createRemoteKeys(clients),
    ...createRemoteServers(clients),
    ...createRemotePreviews(clients),
    ...createReleaseGuards(clients),
    state: () => read('read_remote_channels', State, asService.rpc('read_remote_channels')),
    async publish({ uses, sources, ...version }, who) {
      const description = { ...version.description, uses, sources };
      const parameters = { p_version: { ...version, description }, p_who: who };
      const { outcome } = await read(
        'publish_remote_version',
        Published,
        asService.rpc('publish_remote_version', parameters),
      );
      return outcome;
    },
    async version(remote, version) {
      const query = asService
        .from('remote_versions')
        .select(`${columns}, manifest, signed`)
        .eq('remote', remote)
        .eq('version', version);
      const [row] = await read('remote_versions', z.array(VersionRow), query);
      return row ?? null;
    },
    versions: () =>
      read(
        'remote_versions',
        z.array(SummaryRow),
        asService.from('remote_versions').select(columns).order('published_at', { ascending: false }),
      ),
    async change(request): Promise<ChangeOutcome> {
      const parameters = {
        p_remote: request.remote,
        p_revision: request.revision,
        p_what: request.what,
        p_version: request.version,
        p_percent: request.percent,
        p_built: request.builtVersion,
        p_who: request.who,
        p_detail: request.detail,
        p_request: request.approval?.request ?? null,
        p_user: request.approval?.userId ?? null,
      };
      return read('change_guarded_release', Outcome, asService.rpc('change_guarded_release', parameters));
    },
    async note({ who, what, remote, version, detail }) {
      const entry = { p_who: who, p_what: what, p_remote: remote, p_version: version, p_detail: detail };
      await read('note_remote_trail', z.unknown(), asService.rpc('note_remote_trail', entry));
    },
    trail(remote, limit) {
      const query = asService
        .from('remote_trail')
        .select('at, who, what, remote, version, detail')
        .order('id', { ascending: false })
        .limit(limit);
      return read('remote_trail', z.array(TrailRow), remote ? query.eq('remote', remote) : query);
    },
    prune: (keep, since) =>
      read(
        'prune_remote_versions',
        Pruned,
        asService.rpc('prune_remote_versions', { p_keep: keep, p_since: since.toISOString() }),
      ),
  };
}
