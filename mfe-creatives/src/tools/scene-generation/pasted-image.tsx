import { Button, IconButton, Notice } from '@andromeda/design-system';
import { useCreditBalance } from '@andromeda/platform';
import { Clipboard, ScanSearch, X } from 'lucide-react';
import { usePhotoPreview } from '../../results/use-photo-preview.ts';
import styles from './pasted-image.module.css';
import type { PastedImage as Pasted } from './use-pasted-image.ts';

/** A picture pasted anywhere on the page, to be put into words. */
export function PastedImage({ pasted }: { pasted: Pasted }) {
  const { image, success, problem, busy } = pasted;
  const balance = useCreditBalance();
  const broke = balance.data !== undefined && balance.data.creditsRemaining <= 0;
  const preview = usePhotoPreview(image ?? undefined);
  return (
    <>
      {image ? (
        <section aria-label="Imagem Colada" className={styles.pasted}>
          <div className={styles.head}>
            <p className={styles.title}>Imagem Colada</p>
            <IconButton label="Descartar imagem colada" icon={<X />} size="s" onClick={pasted.discard} />
          </div>
          {preview && <img src={preview.src} alt={image.name} className={styles.preview} />}
          <Button
            icon={<ScanSearch />}
            busy={busy}
            busyLabel="Analisando..."
            disabled={broke}
            onClick={pasted.analyse}
          >
            Analisar
          </Button>
        </section>
      ) : (
        <p className={styles.hint}>
          <Clipboard aria-hidden="true" /> Cole uma imagem para análise
        </p>
      )}
      {success && <Notice tone="success">{success}</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  );
}
