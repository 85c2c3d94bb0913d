import { Button, Card, EmptyState, Notice, Skeleton, TextLink } from '@andromeda/design-system';
import { Link, useApi, useRemoteEvent } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isBeingMade, recentGenerationsQuery } from '../../recent-generations-query.ts';
import { GenerationCard } from './generation-card.tsx';
import { messages } from './messages.ts';
import styles from './recent-generations.module.css';

/** The three most recent generations, running and failed ones too. */
export function RecentGenerations({ className }: { className?: string | undefined }) {
  const recent = useRecentGenerations();
  return (
    <section aria-labelledby="ultimas-geracoes" className={className}>
      <div className={styles.heading}>
        <h2 id="ultimas-geracoes">Últimas Gerações</h2>
        <TextLink asChild>
          <Link to="/library">Ver todas</Link>
        </TextLink>
      </div>
      {recent.isPending && <RecentSkeleton />}
      {recent.data?.length === 0 && (
        <Card padding="l">
          <EmptyState title={messages.empty} description={messages.emptyHint} />
        </Card>
      )}
      {recent.isError && !recent.data && (
        <Notice tone="error" className={styles.error}>
          <p>{messages.loadFailed}</p>
          <Button onClick={() => void recent.refetch()}>Tentar novamente</Button>
        </Notice>
      )}
      {recent.data && recent.data.length > 0 && (
        <ul className={styles.cards}>
          {recent.data.map((generation, index) => (
            <GenerationCard key={generation.id} generation={generation} position={index + 1} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** They are read again when something happens to one that is being made. */
function useRecentGenerations() {
  const api = useApi();
  const recent = useQuery(recentGenerationsQuery(api));
  const { refetch } = recent;
  useRemoteEvent('library.images-deleted', 1, () => void refetch());
  const changing = recent.data?.some(isBeingMade) ?? false;
  useEffect(() => {
    if (!changing) return;
    return api.generations.follow(null, (signal) => {
      if (signal === 'look' || signal.status !== 'waiting') void refetch();
    });
  }, [api, changing, refetch]);
  return recent;
}

function RecentSkeleton() {
  return (
    <div role="status" aria-label="Carregando suas últimas gerações" className={styles.cards}>
      {['1', '2', '3'].map((card) => (
        <Card key={card} padding="none">
          <Skeleton shape="block" className={styles.skeletonPicture} />
          <div className={styles.words}>
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </div>
        </Card>
      ))}
    </div>
  );
}
