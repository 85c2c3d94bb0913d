import { BeforeAfter, Button, Dialog, SegmentedControl } from '@andromeda/design-system';
import type { VersionPicture } from '@andromeda/platform';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ComparedVersions } from './picture-pairs.ts';
import { captionOf } from './picture-words.ts';
import styles from './pictures.module.css';
import { usePicture } from './use-picture.ts';

const views = [
  { value: 'divided', label: 'Com divisória' },
  { value: 'beside', label: 'Lado a lado' },
] as const;
type View = (typeof views)[number]['value'];

type ComparedDialogProps = {
  versions: ComparedVersions;
  pair: { before: VersionPicture; now: VersionPicture };
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** One screen in two versions, large: under a line that is dragged or moved by the arrow keys, or one beside the other. */
export function ComparedDialog({ versions, pair, onClose, onPrevious, onNext }: ComparedDialogProps) {
  const [view, setView] = useState<View>('divided');
  return (
    <Dialog
      open
      size="l"
      className={styles.dialog ?? ''}
      onOpenChange={(open) => !open && onClose()}
      title={captionOf(pair.now)}
      footer={
        <div className={styles.turns}>
          <Button icon={<ChevronLeft />} disabled={!onPrevious} onClick={onPrevious}>
            Anterior
          </Button>
          <Button icon={<ChevronRight />} disabled={!onNext} onClick={onNext}>
            Próxima
          </Button>
        </div>
      }
    >
      <div className={styles.opened}>
        <SegmentedControl
          label="Como comparar"
          labelHidden
          options={views}
          value={view}
          onValueChange={setView}
        />
        <Compared versions={versions} pair={pair} view={view} />
      </div>
    </Dialog>
  );
}

type ComparedProps = Pick<ComparedDialogProps, 'versions' | 'pair'> & { view: View };

function Compared({ versions, pair, view }: ComparedProps) {
  const before = { ...usePicture(versions.before, pair.before), version: versions.before.version };
  const now = { ...usePicture(versions.now, pair.now), version: versions.now.version };
  if (!before.src || !now.src) return null;
  const device = pair.now.device;
  if (view === 'divided')
    return (
      <BeforeAfter
        data-device={device}
        className={styles.divided}
        before={{ src: before.src, alt: `Antes: ${before.version}` }}
        after={{ src: now.src, alt: `Agora: ${now.version}` }}
        beforeLabel="Antes"
        afterLabel="Agora"
        label={`Comparar ${before.version} com ${now.version}`}
        style={{ aspectRatio: `${pair.now.width} / ${pair.now.height}` }}
      />
    );
  return (
    <div className={styles.beside} data-device={device}>
      {[
        { label: 'Antes', ...before },
        { label: 'Agora', ...now },
      ].map(({ label, src, version }) => (
        <figure key={label}>
          <img src={src} alt={`${label}: ${version}`} width={pair.now.width} height={pair.now.height} />
          <figcaption>
            {label}: {version}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
