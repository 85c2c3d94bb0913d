import { Button, keepClear, Notice } from '@andromeda/design-system';
import { RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { ImageRun } from '../generation/use-image-run.ts';
import { PaidButton } from '../tool-frame/paid-button.tsx';
import styles from './image-result.module.css';
import { useShownPicture } from './kept-picture-context.ts';

const APPROVED = 'Ótimo! Imagem aprovada e salva na sua biblioteca!';
const APPROVED_UNSAVED = 'Ótimo! Faça o download para não perder a imagem: ela não está na biblioteca.';

type RatingPanelProps = {
  run: ImageRun;
  /** Makes it once more, from the settings on the screen where a reload lost the request; without it there is no button. */
  regenerate?: () => void;
};

/**
 * Asks how a picture turned out. It is already saved: 'Ótima!' confirms, and keeps one whose cut-out is in doubt. An edit or a generation can be made once
 * more, as a new picture for another credit (docs/product.md#creative-generator).
 */
export function RatingPanel({ run, regenerate }: RatingPanelProps) {
  const [answer, setAnswer] = useState<{ id: string; liked: boolean } | null>(null);
  const generation = run.outcome?.generation;
  const picture = useShownPicture();
  if (!generation) return null;
  const like = async () => {
    // What is liked is kept: where that fails, the question stays, and the picture says why.
    await picture?.keep();
    setAnswer({ id: generation.id, liked: true });
  };
  if (answer?.id === generation.id) {
    if (!answer.liked) return null;
    return (
      <Notice tone={generation.saved ? 'success' : 'warning'}>
        {generation.saved ? APPROVED : APPROVED_UNSAVED}
      </Notice>
    );
  }
  return (
    <section aria-label="Avalie a imagem" className={styles.rating}>
      <p className={styles.ratingTitle}>O que achou da imagem?</p>
      <div {...keepClear} className={styles.ratingAnswers}>
        <Button
          icon={<ThumbsUp />}
          disabled={picture?.busy}
          onClick={() => void like().catch(() => undefined)}
        >
          Ótima!
        </Button>
        <Button icon={<ThumbsDown />} onClick={() => setAnswer({ id: generation.id, liked: false })}>
          Não gostei
        </Button>
        {regenerate && (
          <PaidButton task={run.task} icon={<RefreshCw />} onClick={run.again ?? regenerate}>
            Regenerar Imagem
          </PaidButton>
        )}
      </div>
    </section>
  );
}
