import { Button, EmptyState, ErrorState, PageHeader } from '@andromeda/design-system';
import { ApiError, Link, messageFor, useApi, useParams } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackToLibrary } from './back-to-library.tsx';
import styles from './history.module.css';
import { historyQuery } from './history-query.ts';
import { HistorySkeleton } from './history-skeleton.tsx';
import { HistoryTree } from './history-tree-view.tsx';
import { messages } from './messages.ts';

/** How a picture of the library came about, and what was made of it. */
export function HistoryScreen() {
  const { id = '' } = useParams();
  const { data, error, isError, refetch } = useQuery(historyQuery(useApi(), id));
  if (isMissing(error)) return <NoPicture />;
  if (data) return <HistoryTree id={id} history={data} />;
  if (!isError) return <HistorySkeleton />;
  return (
    <Frame title="História">
      <ErrorState
        title={messageFor(error, messages.notLoaded)}
        action={<Button onClick={() => void refetch()}>Tentar novamente</Button>}
      />
    </Frame>
  );
}

/** An address without a right id leads nowhere, as one whose picture is gone. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request');

const NoPicture = () => (
  <Frame title="Imagem não encontrada">
    <EmptyState
      drawing="lost"
      title="Esta imagem não existe mais"
      description="Ela pode ter sido excluída, ou o endereço não está completo."
      action={
        <Button asChild>
          <Link to="/library">Ver a biblioteca</Link>
        </Button>
      }
    />
  </Frame>
);

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <PageHeader title={title} back={<BackToLibrary />} />
      {children}
    </div>
  );
}
