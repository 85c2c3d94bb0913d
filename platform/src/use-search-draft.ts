import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds of quiet before what is typed is searched for. */
const QUIET_MS = 300;

/**
 * What is being typed, kept apart from what is searched for: typing never waits for an answer. When the search
 * changes from outside ('back', 'Limpar filtros') the draft follows; the echo of what was typed here is not that.
 */
export function useSearchDraft(search: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState(search);
  const [seen, setSeen] = useState(search);
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (search !== seen) {
    setSeen(search);
    setAsked(asked.slice(asked.indexOf(search) + 1));
    if (!asked.includes(search)) setDraft(search);
  }
  const current = asked.at(-1) ?? seen;
  const flush = (text: string) => {
    setDraft(text);
    if (text === current) return;
    setAsked([...asked, text]);
    onSearch(text);
  };
  const settle = useEffectEvent(() => flush(draft));
  useEffect(() => {
    if (draft === current) return;
    const timer = setTimeout(() => settle(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [draft, current]);
  return { draft, write: setDraft, flush };
}
