import { Counter, Histogram, type Registry } from '@prometheus-io/client';
import type { ObservedEvent } from '../ports/observer.ts';

/** Versions come and go while the process lives: only those reported last keep their series. */
const MOST_VERSIONS = 50;

/** What pages report about the remotes that they load. */
export function remoteMetrics(registry: Registry): (event: ObservedEvent) => void {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'andromeda_remote_load_seconds',
    help: "Seconds from asking for a remote to its first screen, as users' pages report them.",
    labelNames: ['remote', 'version'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const failures = new Counter({
    name: 'andromeda_remote_failures_total',
    help: "Remotes that did not load or failed while they were shown, as users' pages report them.",
    labelNames: ['remote', 'version', 'kind'],
    registers,
  });
  const forget = (remote: string, version: string) => {
    seconds.remove({ remote, version });
    for (const kind of ['load_failed', 'render_failed']) failures.remove({ remote, version, kind });
  };
  const shown = new Map<string, () => void>();
  const keepNewest = (remote: string, version: string) => {
    const name = `${remote}@${version}`;
    shown.delete(name);
    shown.set(name, () => forget(remote, version));
    const [oldest] = shown;
    if (shown.size <= MOST_VERSIONS || !oldest) return;
    shown.delete(oldest[0]);
    oldest[1]();
  };
  return (event) => {
    if (event.what !== 'remote_loaded' && event.what !== 'remote_failed') return;
    const { remote, version } = event;
    keepNewest(remote, version);
    if (event.what === 'remote_loaded') seconds.observe({ remote, version }, event.ms / 1000);
    else failures.inc({ remote, version, kind: event.why });
  };
}
