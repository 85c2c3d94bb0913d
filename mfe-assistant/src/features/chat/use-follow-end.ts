import { type RefObject, useEffect, useState } from 'react';

/** Pixels from the end within which a reader counts as being there. */
const NEAR = 64;

/**
 * Keeps the end of a scrolling log in sight as it grows, unless the reader has scrolled away from it. Another `place`
 * begins at its end.
 */
export function useFollowEnd(log: RefObject<HTMLElement | null>, content: unknown, place: unknown) {
  const [atEnd, setAtEnd] = useState(true);
  const [followed, setFollowed] = useState(place);
  if (followed !== place) {
    setFollowed(place);
    setAtEnd(true);
  }
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words, or another place, are what calls for following.
  useEffect(() => {
    if (atEnd) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [content, place]);
  const goToEnd = () => {
    log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'smooth' });
    setAtEnd(true);
  };
  return { atEnd, goToEnd };
}
