import { type RefObject, useLayoutEffect } from 'react';

/** The distance in pixels between a notice and an element that it must not cover. */
const GAP = 12;

/** The elements that a floating notice must not cover, such as the main button of a screen. */
export const keepClear = { 'data-keep-clear': '' };

/**
 * Lifts a notice that is fixed at the bottom above every such element that it would cover, through
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

// Measures its layout position, not the position that its entry animation has reached.
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
