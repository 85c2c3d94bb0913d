import { useEffect, useState } from 'react';
import type { Batch } from './batch.ts';
import { messages } from './messages.ts';
import { nextStep, STEPS, timeLeft } from './pace.ts';

/** How often the time is looked at while no photo is done. */
const TICK_MS = 10_000;

/** When the run is expected to be done, in words; empty while nobody knows. It moves by one step at a time. */
export function useExpectedEnd(batch: Batch): string {
  const [now, setNow] = useState(() => Date.now());
  const measured = batch.running ? (batch.pace?.at ?? 0) : 0;
  useEffect(() => {
    if (!measured) return;
    const ticks = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticks);
  }, [measured]);
  const [said, setSaid] = useState<{ at: number; step: number | null }>({ at: 0, step: null });
  // Looked at as a photo is done and at each tick, not whenever something else is drawn.
  const at = measured && Math.max(measured, now);
  if (at !== said.at) {
    const left = at ? timeLeft(batch, at) : null;
    setSaid({ at, step: left === null ? null : nextStep(said.step, left) });
  }
  return said.step === null ? '' : messages.expected(STEPS[said.step] ?? 0);
}
