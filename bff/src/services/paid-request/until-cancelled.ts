import { DomainError } from '../../domain-error.ts';

/** Waits for work until the user cancels it; work that finishes after that is undone. */
export function untilCancelled<Work>(
  begun: Promise<Work>,
  cancelled: AbortSignal,
  undo: (late: Work) => Promise<void> | undefined,
): Promise<Work> {
  return new Promise((settle, refuse) => {
    const giveUp = () => {
      refuse(new DomainError('generation_cancelled'));
      begun.then(undo).catch(() => undefined);
    };
    const made = (work: Work) => {
      cancelled.removeEventListener('abort', giveUp);
      settle(work);
    };
    cancelled.addEventListener('abort', giveUp, { once: true });
    begun.then(made, refuse);
  });
}
