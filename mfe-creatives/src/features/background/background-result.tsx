import {
  Button,
  Card,
  EmptyState,
  ImageFrame,
  Notice,
  SegmentedControl,
  Spinner,
  StatusBadge,
  TextLink,
  useFilePreviews,
} from '@andromeda/design-system';
import { downloadName, Link, savePicture } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './background.module.css';
import { messages } from './messages.ts';
import type { BackgroundOutcome, BackgroundRun } from './use-background-run.ts';

type BackgroundResultProps = {
  run: BackgroundRun;
  /** The photo that a run would use now. */
  photo: File | undefined;
};

/** Where the picture arrives; until then, the photo that it will be made of. */
export function BackgroundResult({ run: { busy, outcome }, photo }: BackgroundResultProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the result lies below what was pressed.
    if (busy || outcome) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [busy, outcome]);
  return (
    <Card
      as="section"
      padding="none"
      aria-label="Resultado"
      aria-busy={busy}
      ref={place}
      className={styles.result}
    >
      {!busy && outcome && <Outcome key={outcome.generation.id} outcome={outcome} />}
      {photo && (busy || !outcome) && <PhotoToUse photo={photo} busy={busy} />}
      {!photo && !outcome && (
        <EmptyState
          drawing="spark"
          title="O resultado aparece aqui"
          description="Depois é só comparar e baixar."
        />
      )}
    </Card>
  );
}

function PhotoToUse({ photo, busy }: { photo: File; busy: boolean }) {
  const preview = usePreview(photo);
  return (
    <div className={styles.waiting} data-busy={busy || undefined}>
      <ImageFrame
        src={preview?.src}
        alt="Foto que será usada"
        fit="contain"
        overlayStart={!busy && <StatusBadge floating>Sua foto</StatusBadge>}
      />
      {busy && <Spinner size="l" label="Processando..." className={styles.spinner} />}
    </div>
  );
}

function usePreview(photo: File) {
  return useFilePreviews(useMemo(() => [photo], [photo]))[0];
}

type View = 'after' | 'before';

const views = [
  { value: 'before', label: 'Antes' },
  { value: 'after', label: 'Depois' },
] as const;

function Outcome({ outcome }: { outcome: BackgroundOutcome }) {
  const { kind, generation } = outcome;
  const [view, setView] = useState<View>('after');
  const original = usePreview(outcome.photo);
  const after = view === 'after';
  return (
    <>
      <ImageFrame
        key={view}
        src={after ? generation.imageUrl : original?.src}
        alt={after ? messages.done[kind] : 'Foto original'}
        fit="contain"
        backdrop={after && kind === 'remove' ? 'checkered' : 'plain'}
        reveal={after}
        // What the picture does not fill continues its own colour.
        style={after && kind === 'color' ? { backgroundColor: outcome.color } : undefined}
        overlayStart={
          generation.demonstration && (
            <StatusBadge floating tone="info">
              Demonstração
            </StatusBadge>
          )
        }
      />
      <div className={styles.outcome}>
        <SegmentedControl
          label="Comparar antes e depois"
          labelHidden
          options={views}
          value={view}
          onValueChange={setView}
        />
        <Notice tone="success">{messages.done[kind]}</Notice>
        {!generation.saved && <Notice tone="warning">{messages.notSaved}</Notice>}
        <OutcomeActions outcome={outcome} />
      </div>
    </>
  );
}

const defaultNames = { color: 'fundo-alterado', remove: 'fundo-removido' } as const;

function OutcomeActions({ outcome: { generation, kind } }: { outcome: BackgroundOutcome }) {
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => savePicture(generation.imageUrl, downloadName(generation.prompt, defaultNames[kind])),
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
