import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Notice,
  PageHeader,
  Skeleton,
} from '@andromeda/design-system';
import { Link, messageFor, type ReleaseOverview, useApi, type VersionHealth } from '@andromeda/platform';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { AdminsOnly, isForbidden } from '../../admins-only.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ApprovalCard } from './guards/approval-card.tsx';
import { GuardDialog } from './guards/guard-dialog.tsx';
import type { GuardIntent } from './guards/guard-intent.ts';
import { HouseNow } from './house-now.tsx';
import { MeetingsCard } from './meetings/meetings-card.tsx';
import { messages } from './messages.ts';
import type { Intent } from './release-intent.ts';
import { healthQuery, overviewQuery, trailQuery } from './release-queries.ts';
import { ReleaseTrail } from './release-trail.tsx';
import { RemoteCard } from './remote-card.tsx';
import styles from './remotes-screen.module.css';
import { SharedMap } from './shared-map.tsx';

/** Who sees which version of each part of the application, how it fares, and the way to change it. */
export function RemotesScreen() {
  const api = useApi();
  const overview = useQuery(overviewQuery(api));
  const health = useQuery({ ...healthQuery(api), enabled: !isForbidden(overview.error) });
  if (isForbidden(overview.error)) return <AdminsOnly title={messages.notYours} />;
  const isWaiting = overview.isPending || (!overview.isError && health.isPending);
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Partes da aplicação"
        subtitle="O que cada pessoa vê, como vai, e o caminho de volta"
        back={overview.data && administers(overview.data) && <BackToAdmin />}
      />
      {isWaiting && <Waiting />}
      {overview.isError && !overview.data && (
        <ErrorState
          title={messageFor(overview.error, messages.loadFailed)}
          action={<Button onClick={() => void overview.refetch()}>Tentar novamente</Button>}
        />
      )}
      {overview.data?.remotes.length === 0 && (
        <EmptyState
          drawing="spark"
          title="Nenhuma parte foi publicada ainda"
          description="Publique a primeira com pnpm release mfe-nome."
        />
      )}
      {!isWaiting && overview.data && overview.data.remotes.length > 0 && (
        <House overview={overview.data} health={health} />
      )}
    </div>
  );
}

/** Whether the reader may do all with every part, and is no member of teams. */
const administers = ({ remotes }: ReleaseOverview) => remotes.every(({ ownRank }) => !ownRank);

const BackToAdmin = () => (
  <IconButton asChild label="Voltar ao Admin" icon={<ArrowLeft />}>
    <Link to="/admin" />
  </IconButton>
);

function Waiting() {
  return (
    <div className={styles.screen} role="status" aria-label="Carregando as partes da aplicação">
      <Skeleton shape="block" height={260} />
      <Skeleton shape="block" height={260} />
    </div>
  );
}

function House({
  overview,
  health,
}: {
  overview: ReleaseOverview;
  health: UseQueryResult<readonly VersionHealth[]>;
}) {
  const trail = useQuery(trailQuery(useApi()));
  const [intent, setIntent] = useState<Intent | null>(null);
  const [guard, setGuard] = useState<GuardIntent | null>(null);
  return (
    <>
      {health.isError && !health.data && (
        <Notice tone="error">{messageFor(health.error, messages.healthFailed)}</Notice>
      )}
      {overview.remotes.length > 1 && <HouseNow remotes={overview.remotes} health={health.data ?? []} />}
      {overview.remotes.map((remote) => (
        <RemoteCard
          key={remote.remote}
          remote={remote}
          health={health.data ?? []}
          trail={trail.data ?? []}
          alone={overview.remotes.length === 1}
          ofAll={overview.approval}
          onIntent={setIntent}
          onGuard={setGuard}
        />
      ))}
      {administers(overview) && <ApprovalCard rule={overview.approval} onGuard={setGuard} />}
      <MeetingsCard remotes={overview.remotes} />
      <SharedMap overview={overview} />
      <ReleaseTrail />
      {intent && <ChangeDialog intent={intent} ofAll={overview.approval} onClose={() => setIntent(null)} />}
      {guard && <GuardDialog intent={guard} onClose={() => setGuard(null)} />}
    </>
  );
}
