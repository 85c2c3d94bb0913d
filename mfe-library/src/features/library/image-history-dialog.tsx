import { Dialog } from '@andromeda/design-system';
import { type LibraryImage, operationLabels } from '@andromeda/platform';
import { isDrawnByModel, sourceWords } from 'bff/contract/browser/provenance';
import styles from './image-history-dialog.module.css';

type ImageHistoryDialogProps = { image: LibraryImage; onClose: () => void };

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' });

/** What was done to a picture, in words, and what its files say of it. */
export function ImageHistoryDialog({ image, onClose }: ImageHistoryDialogProps) {
  const { sourceType, operation, repaired, createdAt } = image;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="O que foi feito nesta imagem"
    >
      <div className={styles.history}>
        <p>
          {sourceType ? sourceWords[sourceType] : 'Esta imagem é antiga: não há registro de como foi feita.'}
        </p>
        <ul>
          <li>
            {operationLabels[operation]}, em {day.format(new Date(createdAt))}
          </li>
          {repaired && <li>Recorte corrigido à mão</li>}
        </ul>
        {sourceType && (
          <p className={styles.file}>
            Os arquivos de “Preparar para…” levam esta informação no padrão IPTC ({sourceType})
            {isDrawnByModel(sourceType) ? ', como pedem os canais que exigem declarar o uso de IA.' : '.'}{' '}
            Local e aparelho da foto não vão junto.
          </p>
        )}
      </div>
    </Dialog>
  );
}
