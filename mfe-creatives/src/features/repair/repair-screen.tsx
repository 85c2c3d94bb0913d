import { Button, EmptyState, ErrorState, PageHeader, Spinner } from '@andromeda/design-system';
import { ApiError, Link, messageFor, useApi, useSearchParams } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BackButton } from '../../tool-frame/back-button.tsx';
import { messages } from './messages.ts';
import { readPictures } from './read-pictures.ts';
import styles from './repair.module.css';
import { RepairStudio } from './repair-studio.tsx';
import { Repaired } from './repaired.tsx';

type RepairScreenProps = {
  /** Above the repair until it is kept. */
  above?: ReactNode;
  /** Where the user may go on once it is kept. */
  after?: ReactNode;
};

/** 'Corrigir Recorte': the user paints what belongs to the product. The address says which picture. */
export function RepairScreen({ above, after }: RepairScreenProps) {
  const [params] = useSearchParams();
  const id = params.get('imagem') ?? '';
  return (
    <div className={styles.screen}>
      <PageHeader
        size="bar"
        title="Corrigir Recorte"
        subtitle="De graça, quantas vezes quiser"
        back={<BackButton />}
        className={styles.header}
      />
      {id ? <Opened key={id} id={id} above={above} after={after} /> : <NothingChosen />}
    </div>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title={messages.missing}
      description={messages.missingHint}
      action={
        <Button asChild>
          <Link to="/library">Abrir a Biblioteca</Link>
        </Button>
      }
    />
  );
}

function Opened({ id, above, after }: RepairScreenProps & { id: string }) {
  const [kept, setKept] = useState<string | null>(null);
  const [shown, setShown] = useState(id);
  if (kept)
    return (
      <Repaired
        id={kept}
        after={after}
        onAgain={() => {
          setShown(kept);
          setKept(null);
        }}
      />
    );
  return (
    <>
      {above}
      <Studio key={shown} id={shown} onKept={setKept} />
    </>
  );
}

function Studio({ id, onKept }: { id: string; onKept: (id: string) => void }) {
  const api = useApi();
  const pictures = useQuery({
    queryKey: ['repair', id],
    queryFn: ({ signal }) => readPictures(api, id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (pictures.isPending)
    return (
      <div role="status" className={styles.loading}>
        <Spinner size="l" decorative />
        {messages.loading}
      </div>
    );
  if (pictures.isError)
    return (
      <ErrorState
        title={messageFor(pictures.error, messages.loadFailed)}
        action={
          isFinal(pictures.error) ? (
            <NothingChosen />
          ) : (
            <Button onClick={() => void pictures.refetch()}>Tentar novamente</Button>
          )
        }
      />
    );
  return <RepairStudio id={id} sources={pictures.data} onKept={onKept} />;
}

const isFinal = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_repairable' || error.code === 'not_found');
