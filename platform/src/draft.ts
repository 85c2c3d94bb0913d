import { useCallback, useEffect, useState } from 'react';
import { useSession } from './session.ts';

/** Where drafts lie in the tab's session storage: by user, so that no user sees what another typed. */
const DRAFT_PREFIX = 'andromeda-draft:';

/**
 * A state of text fields that outlives a reload, a change of screen and a detour over the login, in this tab and for
 * this user. `key` names the form, such as 'titles'. The last function forgets it and starts again.
 */
export function useDraft<Fields extends Record<string, string>>(
  key: string,
  initial: Fields,
): [Fields, (change: Partial<Fields>) => void, () => void] {
  const place = `${DRAFT_PREFIX}${useSession().user.id}:${key}`;
  const [fields, setFields] = useState(() => ({ ...initial, ...readDraft(place, initial) }));
  useEffect(() => {
    const typed = Object.keys(initial).some((name) => fields[name] !== initial[name]);
    keep(place, typed ? JSON.stringify(fields) : null);
  }, [place, fields, initial]);
  const change = useCallback((part: Partial<Fields>) => setFields((kept) => ({ ...kept, ...part })), []);
  const forget = useCallback(() => setFields(initial), [initial]);
  return [fields, change, forget];
}

/** Forgets every draft of this tab, as signing out by 'Sair' does. */
export function forgetDrafts(): void {
  try {
    for (const place of Object.keys(sessionStorage))
      if (place.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(place);
  } catch {
    // A browser that forbids storage has kept none.
  }
}

function readDraft<Fields extends Record<string, string>>(place: string, initial: Fields): Partial<Fields> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    const known = Object.entries(kept ?? {}).filter(
      ([name, text]) => name in initial && typeof text === 'string',
    );
    return Object.fromEntries(known) as Partial<Fields>;
  } catch {
    return {};
  }
}

// A browser that forbids storage loses drafts at a reload, and nothing else.
function keep(place: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // Nothing to do.
  }
}
