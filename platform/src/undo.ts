import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which it may be taken back. */
const UNDO_MS = 6000;

/**
 * Carries an action out after some seconds in which the user may undo it. Beginning another, or leaving
 * the screen or the page, carries it out at once; `leaving` says that the page goes and nothing can be awaited.
 */
export function useUndo<Thing>(carryOut: (thing: Thing, leaving: boolean) => Promise<void>): {
  /** What may be taken back now. */
  waiting: Thing | null;
  /** With what is being carried out: to be shown as gone. */
  going: readonly Thing[];
  begin(thing: Thing): void;
  undo(): void;
} {
  const [waiting, setWaiting] = useState<Thing | null>(null);
  const [going, setGoing] = useState<readonly Thing[]>([]);
  const pending = useRef<{ thing: Thing; timer: number } | null>(null);
  const forget = (thing: Thing) => setGoing((all) => all.filter((one) => one !== thing));
  const decide = async (leaving = false) => {
    const request = pending.current;
    if (!request) return;
    pending.current = null;
    clearTimeout(request.timer);
    setWaiting((now) => (now === request.thing ? null : now));
    await carryOut(request.thing, leaving);
    forget(request.thing);
  };
  const decideLater = useRef(decide);
  decideLater.current = decide;
  useEffect(() => {
    const leave = () => void decideLater.current(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void decideLater.current();
    };
  }, []);
  return {
    waiting,
    going,
    begin: (thing) => {
      void decide();
      pending.current = { thing, timer: window.setTimeout(() => void decideLater.current(), UNDO_MS) };
      setWaiting(thing);
      setGoing((all) => [...all, thing]);
    },
    undo: () => {
      const request = pending.current;
      if (!request) return;
      clearTimeout(request.timer);
      pending.current = null;
      setWaiting(null);
      forget(request.thing);
    },
  };
}
