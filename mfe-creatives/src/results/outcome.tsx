import { Button, Notice, SegmentedControl, TextLink } from '@andromeda/design-system';
import { downloadName, Link, savePicture } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ImageOutcome } from '../generation/image-outcome.ts';
import { messages } from '../generation/messages.ts';
import styles from './image-result.module.css';
import { ResultPicture } from './result-picture.tsx';
import { usePhotoPreview } from './use-photo-preview.ts';

type View = 'after' | 'before';

const views = [
  { value: 'before', label: 'Antes' },
  { value: 'after', label: 'Depois' },
] as const;

type OutcomeProps = { outcome: ImageOutcome; downloadAs?: (() => string) | undefined; children?: ReactNode };

/** A finished picture beside the photo that it was made of, with its messages. */
export function Outcome({ outcome, downloadAs, children }: OutcomeProps) {
  const { task, request, generation } = outcome;
  const [view, setView] = useState<View>('after');
  const original = usePhotoPreview(request?.images[0]);
  const after = view === 'after' || !original;
  return (
    <div className={styles.halves}>
      <div>
        <ResultPicture
          key={view}
          src={after ? generation.imageUrl : original.src}
          alt={after ? task.done : 'Foto original'}
          fit="contain"
          backdrop={after && task.transparent ? 'checkered' : 'plain'}
          reveal={after}
          // What the picture does not fill continues its own colour.
          style={after ? { backgroundColor: colorOf(outcome) } : undefined}
        />
      </div>
      <div className={styles.outcome}>
        {original && (
          <SegmentedControl
            label="Comparar antes e depois"
            labelHidden
            options={views}
            value={view}
            onValueChange={setView}
          />
        )}
        <Notice tone="success">{task.done}</Notice>
        {generation.cutOutDoubtful && (
          <Notice tone="warning">
            <strong>Confira o recorte.</strong> O contorno do produto pode ter falhas nesta foto.
          </Notice>
        )}
        {!generation.saved && <Notice tone="warning">{task.notSaved ?? messages.notSaved}</Notice>}
        {generation.prompt && request && !request.prompt && (
          <p className={styles.described}>
            <strong>Prompt da IA:</strong> {generation.prompt}
          </p>
        )}
        <OutcomeActions outcome={outcome} downloadAs={downloadAs} />
        {generation.demonstration && (
          <p className={styles.demonstration}>
            Feita pelo motor de demonstração, sem IA externa
            {task.missingInDemonstration?.(request)}.
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

function OutcomeActions({ outcome: { generation, task }, downloadAs }: Omit<OutcomeProps, 'children'>) {
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      savePicture(generation.imageUrl, downloadAs?.() ?? downloadName(generation.prompt, task.fileName)),
  });
  return (
    <>
      {download.isError && <Notice tone="error">{messages.downloadFailed}</Notice>}
      <div className={styles.outcomeActions}>
        <Button icon={<Download />} busy={download.isPending} onClick={() => download.mutate()}>
          Download
        </Button>
        {generation.saved && (
          <TextLink asChild>
            <Link to="/library">Ver na biblioteca</Link>
          </TextLink>
        )}
      </div>
    </>
  );
}

function colorOf({ request }: ImageOutcome): string | undefined {
  const color = request?.options?.backgroundColor;
  return color && `#${color}`;
}
