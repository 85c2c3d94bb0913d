import { useEffect, useState } from 'react';

/** Milliseconds of quiet before what is typed counts. */
const QUIET_MS = 300;

/** A text once nothing was typed for a moment; an emptied one at once. */
export function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : quiet;
}
