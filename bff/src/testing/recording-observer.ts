import { outcomeOf } from '../observation/outcome-of.ts';
import type { ObservedCall, ObservedEvent, Observer } from '../ports/observer.ts';

export interface RecordingObserver extends Observer {
  calls: (ObservedCall & { outcome: string })[];
  events: ObservedEvent[];
}

/** An observer that remembers what was reported to it. */
export function createRecordingObserver(): RecordingObserver {
  const calls: RecordingObserver['calls'] = [];
  const events: ObservedEvent[] = [];
  return {
    calls,
    events,
    request: (_head, run) => run(),
    async watch(call, run, ending) {
      try {
        const answer = await run();
        calls.push({ ...call, outcome: ending?.answered?.(answer) ?? 'ok' });
        return answer;
      } catch (error) {
        calls.push({ ...call, outcome: outcomeOf(call, error, ending) });
        throw error;
      }
    },
    note: (event) => {
      events.push(event);
    },
    measure: () => undefined,
    headers: () => ({ traceparent: '00-11111111111111111111111111111111-2222222222222222-01' }),
  };
}
