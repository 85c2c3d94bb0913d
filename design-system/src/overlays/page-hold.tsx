import { useLayoutEffect } from 'react';

let holders = 0;

/**
 * Stops the page from scrolling while it is mounted, without a jump where the scrollbar was. It styles the element itself:
 * Radix's own way injects a style element, which a strict content policy refuses.
 */
export function PageHold() {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const gap = window.innerWidth - clientWidth;
    holders += 1;
    if (holders === 1) {
      style.overflow = 'hidden';
      style.paddingRight = gap > 0 ? `${gap}px` : '';
    }
    return () => {
      holders -= 1;
      if (holders > 0) return;
      style.overflow = '';
      style.paddingRight = '';
    };
  }, []);
  return null;
}
