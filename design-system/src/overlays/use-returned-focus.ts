import { useRef } from 'react';

/**
 * Returns the focus to the element that had it when a surface opened. Radix does so only for its own triggers, and state
 * opens most of these surfaces. If the element is gone by then (a deleted item), the page's main part gets the focus.
 * What has taken the focus while the surface closed keeps it: a menu that lost it would close at once.
 */
export function useReturnedFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const gone = !opener.current?.isConnected || opener.current === document.body;
      const target = gone ? document.querySelector('main') : opener.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
