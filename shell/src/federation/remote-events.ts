import type { RemoteEvent } from '@andromeda/platform/host';

export type ReportRemote = (event: RemoteEvent) => void;

const GATHER_MS = 5000;
const MAX_EVENTS = 50;

/**
 * Gathers events and sends them a few seconds later, or when the page goes away. 'loaded' is sent once for each
 * version. What cannot be sent is dropped.
 */
export function createRemoteReporter(send: (body: Blob) => void = sendBeacon): ReportRemote {
  const told = new Set<string>();
  let waiting: RemoteEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = new Blob([JSON.stringify(waiting.slice(0, MAX_EVENTS))], { type: 'application/json' });
    waiting = [];
    send(body);
  };
  // A phone may end a hidden page without any further event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
  return (event) => {
    const key = `${event.remote}@${event.version}`;
    if (event.kind === 'loaded' && told.has(key)) return;
    if (event.kind === 'loaded') told.add(key);
    waiting.push({ ...event, ms: Math.round(event.ms) });
    timer ??= setTimeout(flush, GATHER_MS);
  };
}

/** The address of this page's shell, `https://host/assets/version/file`; under a development server there is none. */
export const shellAddress = () => document.querySelector<HTMLScriptElement>('[src*="/assets/"]')?.src;

/** Says that the shell of this page has brought its first screen of a remote. */
export function reportShell(report: ReportRemote): void {
  const version = shellAddress()?.split('/')[4];
  if (version) report({ remote: 'shell', version, kind: 'loaded', ms: performance.now() });
}

function sendBeacon(body: Blob): void {
  try {
    navigator.sendBeacon('/api/remote-events', body);
  } catch {
    // Some content blockers forbid beacons.
  }
}
