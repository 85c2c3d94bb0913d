import { type RefObject, useEffect, useState } from 'react';

/** Pixels from the end within which a reader counts as being there. */
const NEAR = 64;

/** Keeps the end of a scrolling log in sight as it grows, unless the reader has scrolled away from it. */
export function useFollowEnd(log: RefObject<HTMLElement | null>, content: unknown) {
  const [atEnd, setAtEnd] = useState(true);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words are what calls for following.
  useEffect(() => {
    if (atEnd) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [content]);
  const goToEnd = () => {
    log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'smooth' });
    setAtEnd(true);
  };
  return { atEnd, goToEnd };
}
