import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a surface opened. Radix does so only for its own triggers, and these
 * surfaces are mostly opened by state. What is gone by then (a deleted item) hands on to the page's main part.
 */
export function useReturnedFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const gone = !opener.current?.isConnected || opener.current === document.body;
      const target = gone ? document.querySelector('main') : opener.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
