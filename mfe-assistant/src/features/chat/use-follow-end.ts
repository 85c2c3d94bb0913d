import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels from the end within which a reader who comes down counts as being there. */
const NEAR = 64;
/** Less than this is rounding. */
const AT_ONCE = 2;

/**
 * Keeps the end of a scrolling log in sight as it grows, until the reader goes up from it, by however little. Another
 * `place` begins at its end.
 */
export function useFollowEnd(log: RefObject<HTMLElement | null>, content: unknown, place: unknown) {
  const [atEnd, setAtEnd] = useState(true);
  const [followed, setFollowed] = useState(place);
  const lastTop = useRef(0);
  // An effect that has yet to run knows only an older state.
  const following = useRef(true);
  const follow = (yes: boolean) => {
    following.current = yes;
    setAtEnd(yes);
  };
  if (followed !== place) {
    setFollowed(place);
    setAtEnd(true);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the reader stood belongs to the place before.
  useEffect(() => {
    lastTop.current = 0;
    following.current = true;
    const element = log.current;
    if (!element) return;
    const look = () => {
      const wentUp = element.scrollTop < lastTop.current - AT_ONCE;
      lastTop.current = element.scrollTop;
      const left = fromEnd(element);
      follow(wentUp ? left < AT_ONCE : following.current || left < NEAR);
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [log, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words, or another place, are what calls for following.
  useEffect(() => {
    const element = log.current;
    if (!element || !following.current) return;
    // Words may come between a reader's step up and its event.
    if (element.scrollTop < lastTop.current - AT_ONCE && fromEnd(element) >= AT_ONCE) return;
    element.scrollTo({ top: element.scrollHeight });
    lastTop.current = element.scrollTop;
  }, [content, place]);
  const goToEnd = () => {
    follow(true);
    const element = log.current;
    if (!element) return;
    lastTop.current = element.scrollTop;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top: element.scrollHeight, behavior: calm ? 'auto' : 'smooth' });
  };
  return { atEnd, goToEnd };
}

const fromEnd = (element: HTMLElement) => element.scrollHeight - element.scrollTop - element.clientHeight;
