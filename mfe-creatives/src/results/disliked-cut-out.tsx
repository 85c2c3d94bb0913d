import { Button, keepClear, Notice } from '@andromeda/design-system';
import { type LibraryImage, messageFor, useApi } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, ThumbsDown } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../generation/messages.ts';
import styles from './image-result.module.css';
import { RepairButton } from './repair-button.tsx';

type DislikedCutOutProps = {
  id: string;
  /** The picture that another opinion made. */
  onAnother: (image: LibraryImage) => void;
};

/** 'Não gostei' on a cut-out: first the repair, then one more try that costs nothing. */
export function DislikedCutOut({ id, onAnother }: DislikedCutOutProps) {
  const { images } = useApi();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const retry = useMutation({
    networkMode: 'always',
    mutationFn: () => images.retry(id),
    onSuccess: (image) => {
      onAnother(image);
      void queries.invalidateQueries({ queryKey: ['images'] });
      void queries.invalidateQueries({ queryKey: ['generations'] });
    },
  });
  if (!open)
    return (
      <Button {...keepClear} variant="quiet" icon={<ThumbsDown />} onClick={() => setOpen(true)}>
        Não gostei
      </Button>
    );
  return (
    <section aria-label="Melhorar o recorte" className={styles.rating}>
      <p className={styles.ratingTitle}>{messages.dislikedTitle}</p>
      <p>{messages.dislikedHint}</p>
      <div {...keepClear} className={styles.ratingAnswers}>
        <RepairButton id={id} />
        {!retry.isSuccess && (
          <Button
            icon={<RefreshCw />}
            className={styles.freeTry}
            busy={retry.isPending}
            busyLabel="Tentando de novo..."
            disabled={retry.isError}
            onClick={() => retry.mutate()}
          >
            Tentar de novo, grátis
          </Button>
        )}
      </div>
      {retry.isSuccess && <Notice tone="success">{messages.retried}</Notice>}
      {retry.isError && <Notice tone="warning">{messageFor(retry.error, messages.retryFailed)}</Notice>}
    </section>
  );
}
