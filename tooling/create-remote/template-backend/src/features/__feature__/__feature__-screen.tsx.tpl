import { Button, Card, EmptyState, ErrorState, ImageFrame, PageHeader, Spinner } from '@andromeda/design-system';
import { type LibraryImage, messageFor, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import styles from './{{feature}}-screen.module.css';
import { messages } from './messages.ts';
import { Notes } from './notes.tsx';
import { latestPicturesQuery } from './{{feature}}-queries.ts';

/** A first screen to start from: the user's notes and latest pictures, in every state of a screen. */
export function {{Feature}}Screen() {
  const pictures = useQuery(latestPicturesQuery(useApi()));
  return (
    <div className={styles.screen}>
      <PageHeader title="{{label}}" subtitle="Suas imagens mais recentes" />
      <Notes />
      {pictures.isPending && <Spinner size="l" />}
      {pictures.isError && (
        <ErrorState
          title={messageFor(pictures.error, messages.failed)}
          action={<Button onClick={() => void pictures.refetch()}>Tentar novamente</Button>}
        />
      )}
      {pictures.data && <Pictures images={pictures.data.images} />}
    </div>
  );
}

function Pictures({ images }: { images: readonly LibraryImage[] }) {
  if (images.length === 0) {
    return (
      <EmptyState drawing="pictures" title="Nada por aqui ainda" description="Suas imagens aparecem aqui." />
    );
  }
  return (
    <ul className={styles.pictures}>
      {images.slice(0, 6).map(({ id, thumbnailUrl, prompt, dominantColor }) => (
        <Card as="li" key={id} padding="s">
          <ImageFrame
            src={thumbnailUrl}
            alt=""
            aspect="square"
            {...(dominantColor && { color: dominantColor })}
          />
          <p className={styles.prompt}>{prompt ?? 'Imagem sem descrição'}</p>
        </Card>
      ))}
    </ul>
  );
}
