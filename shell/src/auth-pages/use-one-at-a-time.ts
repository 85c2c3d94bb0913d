import { type SyntheticEvent, useRef } from 'react';

/** Makes a submit handler that ignores further submits while one is under way, however fast they come. */
export function useOneAtATime(work: (event: SyntheticEvent) => Promise<unknown>) {
  const running = useRef(false);
  return (event: SyntheticEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    void work(event).finally(() => {
      running.current = false;
    });
  };
}
