import { Gauge, type Registry } from '@prometheus-io/client';
import type { ObservedNumber, Observer } from '../ports/observer.ts';

/** Gauges, which are read when the metrics are scraped. */
export function numberMetrics(registry: Registry): Observer['measure'] {
  const reads: { number: ObservedNumber; read: () => number }[] = [];
  const gaugeOf = (what: ObservedNumber['what'], name: string, help: string) =>
    new Gauge({
      name,
      help,
      labelNames: what === 'waiting' || what === 'running' ? ['queue'] : [],
      registers: [registry],
      collect() {
        for (const { number, read } of reads)
          if (number.what === what) this.set('queue' in number ? { queue: number.queue } : {}, read());
      },
    });
  gaugeOf('waiting', 'andromeda_queue_waiting', 'Pieces of work that wait for their turn.');
  gaugeOf('running', 'andromeda_queue_running', 'Pieces of work whose turn it is.');
  gaugeOf(
    'open_work',
    'andromeda_open_work',
    'Requests at work that outlive the browser that asked, on this node.',
  );
  gaugeOf('known_sessions', 'andromeda_sessions_known', 'Sessions whose standing is remembered.');
  return (number, read) => {
    reads.push({ number, read });
  };
}
