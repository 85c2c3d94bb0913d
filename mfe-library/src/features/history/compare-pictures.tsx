import { BeforeAfter, Button, ImageFrame, SegmentedControl } from '@andromeda/design-system';
import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './history.module.css';
import type { Step } from './history-tree.ts';
import { aspectOf, backdropOf, largeCopy } from './node-picture.ts';
import { headingOf, titleOf } from './node-words.ts';

type View = 'divided' | 'beside';

const views = [
  { value: 'divided', label: 'Com divisória' },
  { value: 'beside', label: 'Lado a lado' },
] as const;

type ComparePicturesProps = {
  chosen: Step;
  other: Step;
  steps: readonly Step[];
  onOther: (id: string) => void;
  onClose: () => void;
};

/** Two pictures of the tree, the earlier one first: under a line that is dragged, or side by side where there is room. */
export function ComparePictures({ chosen, other, steps, onOther, onClose }: ComparePicturesProps) {
  const [view, setView] = useState<View>('divided');
  const [first, second] = chosen.number < other.number ? [chosen, other] : [other, chosen];
  return (
    <section aria-label="Comparação" className={styles.comparison}>
      <div className={styles.views}>
        <SegmentedControl
          label="Como comparar"
          labelHidden
          options={views}
          value={view}
          onValueChange={setView}
        />
      </div>
      <div data-view={view} className={styles.compared}>
        <BeforeAfter
          key={`${first.node.id} ${second.node.id}`}
          before={{ src: largeCopy(first.node), alt: headingOf(first.node) }}
          after={{ src: largeCopy(second.node), alt: headingOf(second.node) }}
          beforeLabel={`Passo ${first.number}`}
          afterLabel={`Passo ${second.number}`}
          label={`Comparar o passo ${first.number} com o passo ${second.number}`}
          aspect={aspectOf(second.node)}
          backdrop={backdropOf(second.node)}
          className={styles.picture}
        />
        {view === 'beside' && (
          <div className={styles.beside}>
            {[first, second].map(({ node, number }) => (
              <figure key={node.id}>
                <ImageFrame
                  src={largeCopy(node)}
                  alt={headingOf(node)}
                  aspect={aspectOf(second.node)}
                  fit="contain"
                  backdrop={backdropOf(node)}
                  rounded
                />
                <figcaption>Passo {number}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
      <OthersToCompare chosen={chosen} other={other} steps={steps} onOther={onOther} />
      <div className={styles.actions}>
        <Button icon={<X />} onClick={onClose}>
          Fechar comparação
        </Button>
      </div>
    </section>
  );
}

function OthersToCompare({ chosen, other, steps, onOther }: Omit<ComparePicturesProps, 'onClose'>) {
  return (
    <fieldset className={styles.others}>
      <legend>
        Comparar {chosen.number}. {titleOf(chosen.node)} com
      </legend>
      {steps
        .filter(({ node }) => node.id !== chosen.node.id)
        .map(({ node, number }) => (
          <button
            key={node.id}
            type="button"
            aria-pressed={node.id === other.node.id}
            onClick={() => onOther(node.id)}
          >
            <ImageFrame src={node.thumbnailUrl} alt="" rounded backdrop={backdropOf(node)} />
            <span>
              {number}. {titleOf(node)}
            </span>
          </button>
        ))}
    </fieldset>
  );
}
