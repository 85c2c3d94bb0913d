import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between a notice and what it stays clear of. */
const GAP = 12;

/** On what a floating notice must not lie, such as the button that a screen is about. */
export const keepClear = { 'data-keep-clear': '' };

/**
 * Lifts a notice that is fixed at the bottom above whatever must be kept clear and would lie beneath it, by
 * `--clearance` in pixels, and follows the page as it scrolls and grows.
 */
export function useClearance(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = notice.current;
    if (!element) return;
    const place = () => element.style.setProperty('--clearance', `${clearanceOf(element)}px`);
    place();
    const growth = new ResizeObserver(place);
    growth.observe(document.body);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [notice]);
}

// By its layout, not by where its arrival has moved it so far.
function clearanceOf(element: HTMLElement): number {
  element.style.setProperty('--clearance', '0px');
  const bottom = window.innerHeight - Number.parseFloat(getComputedStyle(element).bottom);
  const [left, right, top] = [
    element.offsetLeft,
    element.offsetLeft + element.offsetWidth,
    bottom - element.offsetHeight,
  ];
  const lifts = [...document.querySelectorAll('[data-keep-clear]')].map((kept) => {
    const box = kept.getBoundingClientRect();
    const apart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
    return apart ? 0 : bottom - box.top + GAP;
  });
  return Math.max(0, ...lifts);
}
