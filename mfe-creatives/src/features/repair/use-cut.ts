import type { RepairStroke } from '@andromeda/platform';
import { useEffect, useRef, useState } from 'react';
import type { RepairSources } from './read-pictures.ts';
import type { RepairAnswer } from './repair-protocol.ts';
import { type RepairWorker, startRepairWorker } from './start-repair-worker.ts';

/** What the strokes make of the mask, cut in a worker. */
export interface Cut {
  mask: Uint8Array;
  doubtful: Uint8Array | null;
  /** The exact answer to the newest stroke is still being worked out. */
  busy: boolean;
  failed: boolean;
  /** Tells that a hand has begun to paint. */
  hold: () => void;
}

/** `start` is the mask that the strokes change. */
export function useCut(sources: RepairSources, start: Uint8Array, strokes: readonly RepairStroke[]): Cut {
  const [worker, setWorker] = useState<RepairWorker | null>(null);
  const turn = useRef(0);
  const [answer, setAnswer] = useState<RepairAnswer | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const started = startRepairWorker(setAnswer, () => setFailed(true));
    const { rgb, width, height } = sources;
    started.send({ kind: 'begin', rgb, mask: start, width, height });
    setWorker(started);
    return () => started.close();
  }, [sources, start]);
  const key = JSON.stringify(strokes);
  useEffect(() => {
    turn.current += 1;
    setAsked(turn.current);
    worker?.send({ kind: 'cut', turn: turn.current, strokes: JSON.parse(key) });
  }, [key, worker]);
  return {
    mask: answer?.mask ?? start,
    doubtful: answer?.doubtful ?? null,
    busy: !failed && !(answer?.exact && answer.turn === asked),
    failed,
    hold: () => worker?.send({ kind: 'hold' }),
  };
}
