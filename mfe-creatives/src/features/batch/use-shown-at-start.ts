import { useEffect, useRef } from 'react';
import { scrollBehavior } from '../../tool-frame/scroll-behavior.ts';
import { useOneColumn } from './use-one-column.ts';

/** Brings into view what comes of a run as it begins, where it stands below all choices. */
export function useShownAtStart(running: boolean) {
  const shown = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(running);
  const oneColumn = useOneColumn();
  useEffect(() => {
    const begins = running && !wasRunning.current;
    wasRunning.current = running;
    if (begins && oneColumn) shown.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [running, oneColumn]);
  return shown;
}
