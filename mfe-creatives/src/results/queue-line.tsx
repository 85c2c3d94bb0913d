import { VisuallyHidden } from '@andromeda/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import type { QueueWait } from '../generation/queue-wait.ts';
import styles from './queue-line.module.css';
import { queueWords } from './queue-words.ts';

/** A place changes every few seconds: who listens is told it at this pace. */
const SPOKEN_EVERY_MS = 15_000;

/** Where a picture stands in the queue, and when it is expected; nothing for the next one, or where no time is known. */
export function QueueLine({ wait }: { wait: QueueWait }) {
  const words = queueWords(wait);
  const spoken = useSpoken(words);
  return (
    <>
      {words && (
        <p aria-hidden className={styles.line}>
          {words}
        </p>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}

/** The latest words, in a region that is empty at first: only what changes there is read aloud. */
function useSpoken(words: string): string {
  const [spoken, setSpoken] = useState('');
  const speak = useEffectEvent(() => setSpoken(words));
  useEffect(() => {
    const first = setTimeout(() => speak());
    const pace = setInterval(() => speak(), SPOKEN_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(pace);
    };
  }, []);
  return spoken;
}
