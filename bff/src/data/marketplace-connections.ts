import { z } from 'zod';
import { PicturePlace } from '../../contract/marketplace.ts';
import type {
  ChangeClaim,
  ChangeProgress,
  ChangeRecord,
  ConnectionRecord,
  MarketplaceConnections,
} from '../ports/marketplace-connections.ts';
import { StoreError } from '../ports/store-error.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const CHANNEL = 'mercado_livre';

const ConnectionRows = z.array(
  z
    .object({
      account_id: z.string(),
      account_name: z.string(),
      sealed_tokens: z.string(),
      expires_at: Instant,
      connected_at: Instant,
    })
    .transform(
      (row): ConnectionRecord => ({
        accountId: row.account_id,
        accountName: row.account_name,
        sealedTokens: row.sealed_tokens,
        expiresAt: row.expires_at,
        connectedAt: row.connected_at,
      }),
    ),
);

const Ids = z.array(z.string()).nullable();

const ChangeRow = z
  .object({
    id: z.uuid(),
    account_id: z.string(),
    listing_id: z.string(),
    image_id: z.uuid(),
    place: PicturePlace,
    status: z.enum(['begun', 'sent', 'undone']),
    picture_id: z.string().nullable(),
    pictures_before: Ids,
    pictures_after: Ids,
    listing: z.object({ title: z.string(), url: z.string() }).nullable(),
    created_at: Instant,
  })
  .transform(
    (row): ChangeRecord => ({
      id: row.id,
      accountId: row.account_id,
      listingId: row.listing_id,
      imageId: row.image_id,
      place: row.place,
      status: row.status,
      pictureId: row.picture_id,
      before: row.pictures_before,
      after: row.pictures_after,
      listing: row.listing,
      createdAt: row.created_at,
    }),
  );

const Claimed = z.union([
  z.object({ outcome: z.enum(['claimed', 'done']), change: ChangeRow }),
  z.object({ outcome: z.enum(['wait', 'reused', 'unknown']) }),
]);

/** The repository over the database's functions, which let one process at a time renew and change. */
export function createMarketplaceConnections({ asService }: SupabaseClients): MarketplaceConnections {
  const call = <Schema extends z.ZodType>(name: string, schema: Schema, parameters: object) =>
    read(name, schema, asService.rpc(name, parameters));
  const of = (userId: string) => ({ p_user: userId, p_channel: CHANNEL });
  return {
    ...changesOver({ asService }, call),
    async beginSignIn({ userId, nonceHash, returnTo, until }) {
      await call('begin_marketplace_sign_in', z.unknown(), {
        ...of(userId),
        p_nonce_hash: nonceHash,
        p_return_to: returnTo,
        p_until: until.toISOString(),
      });
    },
    takeSignIn: ({ userId, nonceHash, now }) =>
      call('take_marketplace_sign_in', z.string().nullable(), {
        ...of(userId),
        p_nonce_hash: nonceHash,
        p_now: now.toISOString(),
      }),
    async connect(userId, { accountId, accountName, sealedTokens, expiresAt }) {
      const row = {
        ...{ user_id: userId, channel: CHANNEL, account_id: accountId, account_name: accountName },
        ...{ sealed_tokens: sealedTokens, expires_at: expiresAt.toISOString() },
        ...{ connected_at: new Date().toISOString(), refresh_claim: null, refresh_until: null },
      };
      const query = asService.from('marketplace_connections').upsert(row, { onConflict: 'user_id,channel' });
      await read('marketplace_connections', z.null(), query);
    },
    async find(userId) {
      const query = asService
        .from('marketplace_connections')
        .select()
        .eq('user_id', userId)
        .eq('channel', CHANNEL);
      const [connection] = await read('marketplace_connections', ConnectionRows, query);
      return connection ?? null;
    },
    claimRenewal: (userId, seen, { id, leaseSeconds }) =>
      call('claim_marketplace_refresh', z.enum(['claimed', 'wait', 'renewed', 'gone']), {
        ...of(userId),
        ...{ p_seen: seen, p_claim: id, p_lease_seconds: leaseSeconds },
      }),
    keepTokens: (userId, claimId, { sealed, expiresAt }) =>
      call('keep_marketplace_tokens', z.boolean(), {
        ...of(userId),
        ...{ p_claim: claimId, p_sealed: sealed, p_expires_at: expiresAt.toISOString() },
      }),
    async releaseRenewal(userId, claimId) {
      await call('release_marketplace_refresh', z.unknown(), { ...of(userId), p_claim: claimId });
    },
    async remove(userId, sealed) {
      const query = asService
        .from('marketplace_connections')
        .delete()
        .eq('user_id', userId)
        .eq('channel', CHANNEL);
      await read('marketplace_connections', z.null(), sealed ? query.eq('sealed_tokens', sealed) : query);
    },
  };
}

type Call = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  parameters: object,
) => Promise<z.output<Schema>>;

function changesOver(
  { asService }: Pick<SupabaseClients, 'asService'>,
  call: Call,
): Pick<
  MarketplaceConnections,
  'claimChange' | 'claimUndo' | 'noteChange' | 'releaseChange' | 'sentChanges'
> {
  const note = (changeId: string, claimId: string, progress: ChangeProgress, ends: boolean) =>
    call('note_marketplace_change', ChangeRow.nullable(), {
      ...{ p_id: changeId, p_claim: claimId, p_progress: columnsOf(progress), p_ends: ends },
    });
  return {
    claimChange: (userId, request, { id, leaseSeconds }): Promise<ChangeClaim> =>
      call('claim_marketplace_change', Claimed, {
        ...{ p_user: userId, p_channel: CHANNEL, p_account: request.accountId },
        ...{ p_listing: request.listingId, p_key: request.idempotencyKey, p_image: request.imageId },
        ...{ p_place: request.place, p_claim: id, p_lease_seconds: leaseSeconds },
      }),
    claimUndo: (userId, changeId, { id, leaseSeconds }): Promise<ChangeClaim> =>
      call('claim_marketplace_undo', Claimed, {
        ...{ p_user: userId, p_channel: CHANNEL, p_id: changeId, p_claim: id },
        p_lease_seconds: leaseSeconds,
      }),
    async noteChange(changeId, claimId, progress, { ends } = { ends: false }) {
      const change = await note(changeId, claimId, progress, ends);
      if (!change) throw new StoreError('rejected', 'note_marketplace_change: the claim is another’s');
      return change;
    },
    async releaseChange(changeId, claimId) {
      await note(changeId, claimId, {}, true);
    },
    sentChanges: (userId, accountId, most) =>
      read(
        'marketplace_changes',
        z.array(ChangeRow),
        asService
          .from('marketplace_changes')
          .select()
          .eq('user_id', userId)
          .eq('account_id', accountId)
          .eq('status', 'sent')
          .order('created_at', { ascending: false })
          .limit(most),
      ),
  };
}

const columnsOf = ({ status, pictureId, before, after, listing }: ChangeProgress) =>
  JSON.parse(
    JSON.stringify({
      ...{ status, picture_id: pictureId, pictures_before: before, pictures_after: after, listing },
    }),
  );
