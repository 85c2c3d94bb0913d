import { ActionBar, Button, Card, Notice } from '@andromeda/design-system';
import { ApiError, messageFor, useApi, useRefreshCredits } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { RepairView } from './draw-repair.ts';
import { MaskFile } from './mask-file.tsx';
import { messages } from './messages.ts';
import { OtherCutOuts } from './other-cut-outs.tsx';
import type { RepairSources } from './read-pictures.ts';
import styles from './repair.module.css';
import { RepairCanvas } from './repair-canvas.tsx';
import { LARGEST, RepairTools } from './repair-tools.tsx';
import { useBroughtMask } from './use-brought-mask.ts';
import type { Brush } from './use-brush.ts';
import { useCut } from './use-cut.ts';
import { type Strokes, useStrokes } from './use-strokes.ts';

type RepairStudioProps = { id: string; sources: RepairSources; onKept: (id: string) => void };

/** The canvas with its tools; keeping makes a new version of the picture. */
export function RepairStudio({ id, sources, onKept }: RepairStudioProps) {
  const strokes = useStrokes(id);
  const brought = useBroughtMask(strokes.mask, sources);
  const start = brought ?? sources.mask;
  const cut = useCut(sources, start, strokes.strokes);
  const [view, setView] = useState<RepairView>('paint');
  const [brush, setBrush] = useState<Brush>({ side: 'keep', size: 18, follows: true });
  const change = (part: Partial<Brush>) => setBrush((before) => ({ ...before, ...part }));
  const keep = useKeepRepair(id, strokes, onKept);
  const touched = strokes.strokes.length > 0 || strokes.mask !== '' || strokes.edge === 'hard';
  return (
    <div className={styles.studio}>
      <RepairCanvas
        sources={sources}
        start={sources.mask}
        cut={cut}
        view={view}
        brush={brush}
        onStroke={strokes.add}
        onKey={(event) => pressKey(event, strokes, brush, change)}
      />
      <Card as="section" aria-label="Ferramentas do recorte" className={styles.panel}>
        <p className={styles.hint}>
          {messages.hint} {cut.doubtful?.includes(1) && view === 'paint' && messages.doubt}
        </p>
        <OtherCutOuts id={id} sources={sources} chosen={strokes.mask} onChoose={strokes.bring} />
        <RepairTools brush={brush} view={view} strokes={strokes} onBrush={change} onView={setView} />
        <MaskFile mask={cut.mask} sources={sources} onBring={strokes.bring} />
        {cut.failed && <Notice tone="error">{messages.loadFailed}</Notice>}
        {keep.error && <Notice tone="error">{failureOf(keep.error)}</Notice>}
        <ActionBar>
          <Button
            variant="primary"
            size="l"
            icon={<Check />}
            busy={keep.isPending}
            busyLabel="Guardando..."
            disabled={!touched}
            onClick={() => keep.mutate()}
          >
            Guardar recorte
          </Button>
        </ActionBar>
      </Card>
    </div>
  );
}

function useKeepRepair(id: string, { strokes, edge, mask, forget }: Strokes, onKept: (id: string) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshCredits = useRefreshCredits();
  // One key for one repair: asked again after a lost answer, it makes no second version.
  const key = useRef({ of: '', value: '' });
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const of = JSON.stringify([strokes, edge, mask]);
      if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
      const brought = mask ? await (await fetch(mask)).blob() : undefined;
      return api.images.repair(id, { strokes, edge, mask: brought, idempotencyKey: key.current.value });
    },
    onSuccess: (image) => {
      forget();
      void refreshCredits();
      void queries.invalidateQueries({ queryKey: ['images'] });
      void queries.invalidateQueries({ queryKey: ['generations'] });
      onKept(image.id);
    },
  });
}

function failureOf(error: Error): string {
  const offline = error instanceof ApiError && error.code === 'offline';
  return offline ? messages.offline : messageFor(error, messages.keepFailed);
}

/** The keys of the brush: what it does, its size, and the way back and forth. */
function pressKey(
  event: KeyboardEvent,
  strokes: Strokes,
  brush: Brush,
  change: (part: Partial<Brush>) => void,
): void {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') (event.shiftKey ? strokes.redo : strokes.undo)?.();
    else if (key === 'y') strokes.redo?.();
    else return;
  } else if (key === 'm') change({ side: 'keep' });
  else if (key === 'r') change({ side: 'remove' });
  else if (key === '[') change({ size: Math.max(4, brush.size - 4) });
  else if (key === ']') change({ size: Math.min(LARGEST, brush.size + 4) });
  else if (event.code !== 'Space') return;
  event.preventDefault();
}
