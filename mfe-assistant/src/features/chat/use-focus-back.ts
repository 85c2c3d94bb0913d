import { useEffect, useRef } from 'react';

/** The button that opens what can be done with a conversation. */
export const optionsOf = (conversationId: string) => `opcoes-${conversationId}`;

/**
 * Gives the focus back to a conversation's button once a dialog about it has closed. The dialog itself was opened by a
 * menu that is gone by then, and knows no way back.
 */
export function useFocusBack(conversationId: string | undefined): void {
  const before = useRef(conversationId);
  useEffect(() => {
    const closed = conversationId ? undefined : before.current;
    before.current = conversationId;
    if (!closed) return;
    // Behind the dialog's own, which hands the focus to the page.
    const timer = setTimeout(() => document.getElementById(optionsOf(closed))?.focus(), 0);
    return () => clearTimeout(timer);
  }, [conversationId]);
}
