import { Card, EmptyState, Pagination } from '@andromeda/design-system';
import type { CreditEntry, CreditEntryPage } from '@andromeda/platform';
import styles from './entry-list.module.css';
import { entryAmount, entryWords } from './entry-words.ts';
import { asMoment } from './formats.ts';

interface EntryListProps {
  title: string;
  data: Pick<CreditEntryPage, 'entries' | 'total' | 'pageSize'>;
  page: number;
  onPageChange: (page: number) => void;
  /** The page before is still shown. */
  waiting: boolean;
}

/** A page of a ledger in a card of its own. */
export function EntryList({ title, data, page, onPageChange, waiting }: EntryListProps) {
  return (
    <Card as="section" padding="l" aria-labelledby="extrato" className={styles.card}>
      <h2 id="extrato">{title}</h2>
      <Entries data={data} page={page} onPageChange={onPageChange} waiting={waiting} />
    </Card>
  );
}

/** Where every credit came from and went to, newest first. */
export function Entries({ data, page, onPageChange, waiting }: Omit<EntryListProps, 'title'>) {
  if (data.total === 0) return <EmptyState drawing="spark" title="Nenhum movimento por enquanto" />;
  return (
    <>
      <ul className={styles.entries} aria-busy={waiting}>
        {data.entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        onPageChange={onPageChange}
        label="Páginas do extrato"
      />
    </>
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
