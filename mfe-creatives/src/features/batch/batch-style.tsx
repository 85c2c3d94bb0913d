import { Card, ColorField, SegmentedControl, TextArea } from '@andromeda/design-system';
import type { Background } from '../../tools/background/background-request.ts';
import { backgroundTypes } from '../../tools/background/background-types.ts';
import { swatches } from '../../tools/background/swatches.ts';
import styles from './batch.module.css';

type BatchStyleProps = {
  background: Background;
  onChange(background: Background): void;
};

/** What stands behind all products of a batch. */
export function BatchStyle({ background, onChange }: BatchStyleProps) {
  const change = (part: Partial<Background>) => onChange({ ...background, ...part });
  return (
    <Card as="section" aria-label="Fundo do lote" className={styles.style}>
      <SegmentedControl
        label="Fundo de todas as fotos"
        options={backgroundTypes(['color', 'remove', 'prompt'])}
        value={background.type}
        onValueChange={(type) => change({ type })}
      />
      {background.type === 'color' && (
        <ColorField
          label="Cor do fundo"
          value={background.color}
          onValueChange={(color) => change({ color })}
          swatches={swatches}
        />
      )}
      {background.type === 'remove' && (
        <p className={styles.explanation}>
          O produto fica, o fundo some: as imagens saem em PNG com transparência.
        </p>
      )}
      {background.type === 'prompt' && (
        <TextArea
          label="Descreva o fundo"
          rows={3}
          placeholder="Ex.: mesa de madeira clara, luz da manhã e folhas ao fundo"
          value={background.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      )}
    </Card>
  );
}
