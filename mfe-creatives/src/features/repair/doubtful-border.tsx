import { StatusBadge } from '@andromeda/design-system';
import { Link, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { drawDoubt } from './draw-repair.ts';
import { messages } from './messages.ts';
import { type RepairSources, readPictures } from './read-pictures.ts';
import styles from './repair.module.css';
import { useCut } from './use-cut.ts';

const NO_STROKES: [] = [];

/** The border of a cut-out that is in doubt, over its picture, as the repair shows it; a tap opens the repair there. */
export function DoubtfulBorder({ id }: { id: string }) {
  const api = useApi();
  const pictures = useQuery({
    queryKey: ['repair', id],
    queryFn: ({ signal }) => readPictures(api, id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Without it the picture is still there, and the repair says what is wrong.
    retry: false,
  });
  return pictures.data ? <Border id={id} sources={pictures.data} /> : null;
}

function Border({ id, sources }: { id: string; sources: RepairSources }) {
  const { doubtful } = useCut(sources, sources.mask, NO_STROKES);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && doubtful) drawDoubt(context, doubtful, sources);
  }, [doubtful, sources]);
  if (!doubtful?.includes(1)) return null;
  return (
    <Link
      to={`/mobile/corrigir-recorte?imagem=${id}`}
      aria-label={messages.openAtBorder}
      className={styles.border}
    >
      <canvas ref={canvas} width={sources.width} height={sources.height} />
      <StatusBadge floating tone="warning" className={styles.borderLegend}>
        {messages.doubtBeside}
      </StatusBadge>
    </Link>
  );
}
