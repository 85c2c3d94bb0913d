import { Button, keepClear } from '@andromeda/design-system';
import { useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { productOf } from './draw-repair.ts';
import { messages } from './messages.ts';
import { type RepairSources, readOtherMasks } from './read-pictures.ts';
import styles from './repair.module.css';

type OtherCutOutsProps = {
  id: string;
  sources: RepairSources;
  /** The data address of the mask in use; empty for the picture's own. */
  chosen: string;
  onChoose: (address: string) => void;
};

/** Other cut-outs of the photo, to choose from at one tap. */
export function OtherCutOuts({ id, sources, chosen, onChoose }: OtherCutOutsProps) {
  const api = useApi();
  const others = useQuery({
    queryKey: ['other-cut-outs', id],
    queryFn: ({ signal }) => readOtherMasks(api, id, sources, signal),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const found = others.data ?? [];
  const masks = [{ address: '', mask: sources.mask }, ...found];
  const box = boxAround(
    masks.map(({ mask }) => mask),
    sources,
  );
  return (
    <section {...keepClear} aria-label="Outros recortes" className={styles.others}>
      <p className={styles.hint} role="status">
        {textOf(others.status, found.length)}
      </p>
      <div className={styles.row}>
        {masks.map(({ address, mask }, at) => (
          <button
            key={address}
            type="button"
            aria-label={at === 0 ? 'Recorte atual' : `Outro recorte ${at}`}
            aria-pressed={chosen === address}
            className={styles.other}
            onClick={() => chosen === address || onChoose(address)}
          >
            <Thumbnail mask={mask} box={box} sources={sources} />
          </button>
        ))}
        {others.isError && <Button onClick={() => void others.refetch()}>Tentar novamente</Button>}
      </div>
    </section>
  );
}

function textOf(status: 'pending' | 'error' | 'success', found: number): string {
  if (status === 'pending') return messages.othersLoading;
  if (status === 'error') return messages.othersFailed;
  return found > 0 ? messages.others : messages.othersNone;
}

/** Side in pixels: twice what a phone shows. */
const SIDE = 128;

type Box = readonly [left: number, top: number, side: number];

function Thumbnail({ mask, box, sources }: { mask: Uint8Array; box: Box; sources: RepairSources }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [left, top, side] = box;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.globalCompositeOperation = 'copy';
    context.drawImage(productOf(mask, sources), left, top, side, side, 0, 0, SIDE, SIDE);
    context.globalCompositeOperation = 'source-in';
    context.drawImage(sources.photo, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [mask, left, top, side, sources]);
  return <canvas ref={canvas} width={SIDE} height={SIDE} />;
}

/** The square around all that one of the masks holds, the same for all, so that they compare. */
function boxAround(masks: readonly Uint8Array[], { width, height }: RepairSources): Box {
  let [left, right, top, below] = [width, 0, height, 0];
  for (const mask of masks)
    for (let i = mask.indexOf(1); i >= 0; i = mask.indexOf(1, i + 1)) {
      left = Math.min(left, i % width);
      right = Math.max(right, i % width);
      top = Math.min(top, Math.floor(i / width));
      below = Math.max(below, Math.floor(i / width));
    }
  const side = Math.max(right - left, below - top, 1);
  return [(left + right - side) / 2, (top + below - side) / 2, side];
}
