import { Card, EmptyState, Pagination, Skeleton } from '@andromeda/design-system';
import { type CreditEntry, useApi } from '@andromeda/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardError } from '../../card-error.tsx';
import { asMoment } from '../../formats.ts';
import { entryAmount, entryWords } from './entry-words.ts';
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
    <Card as="section" padding="l" aria-labelledby="extrato" className={styles.card}>
      <h2 id="extrato">Extrato de créditos</h2>
      {entries.isPending && <Skeleton shape="block" height={180} />}
      {entries.isError && !data && (
        <CardError message={messages.statementFailed} onRetry={() => void entries.refetch()} />
      )}
      {data?.total === 0 && <EmptyState drawing="spark" title="Nenhum movimento por enquanto" />}
      {data && data.total > 0 && (
        <>
          <ul className={styles.entries} aria-busy={entries.isPlaceholderData}>
            {data.entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / data.pageSize)}
            onPageChange={setPage}
            label="Páginas do extrato"
          />
        </>
      )}
    </Card>
  );
}

function EntryLine({ entry }: { entry: CreditEntry }) {
  return (
    <li>
      <span>
        {entryWords(entry)}
        <time dateTime={entry.createdAt}>{asMoment(entry.createdAt)}</time>
      </span>
      <strong data-sign={entry.amount < 0 ? 'minus' : 'plus'}>{entryAmount(entry)}</strong>
    </li>
  );
}
