import { Card, Skeleton } from '@andromeda/design-system';
import { useApi } from '@andromeda/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardError } from '../../card-error.tsx';
import { Entries } from '../../entry-list.tsx';
import { messages } from './messages.ts';
import styles from './settings-screen.module.css';

/** Where every credit came from and went to, newest first. */
export function Statement() {
  const api = useApi();
  const [page, setPage] = useState(1);
  const entries = useQuery({
    queryKey: ['credits', 'entries', page],
    queryFn: ({ signal }) => api.credits.entries(page, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = entries;
  return (
    <Card as="section" padding="l" aria-labelledby="extrato" className={`${styles.card} ${styles.varying}`}>
      <h2 id="extrato">Extrato de créditos</h2>
      {entries.isPending && <Skeleton shape="block" height={180} />}
      {entries.isError && !data && (
        <CardError message={messages.statementFailed} onRetry={() => void entries.refetch()} />
      )}
      {data && <Entries data={data} page={page} onPageChange={setPage} waiting={entries.isPlaceholderData} />}
    </Card>
  );
}
