import type { QueryClient } from '@tanstack/react-query';
import type { RemoteErrorReport } from 'bff/contract';
import { maskMessage } from 'bff/contract/browser';
import { isLostChunk } from '../federation/lost-chunk.ts';
import { findOwner } from './find-owner.ts';

export interface ErrorSources {
  queries: QueryClient;
  /** The events of errors until now; called once. */
  takeEarly(): readonly Event[];
}

const GATHER_MS = 5000;
/** Of one page; further ones are dropped. */
const MOST_ERRORS = 20;
const MOST_TIMES = 100;

/**
 * No fault of the remote whose code called: an answer of the server, a call that was given up, and files that did not arrive,
 * which are reported as failed loads.
 */
const NOT_OF_REMOTES = new Set(['ApiError', 'AbortError', 'CancelledError']);

/**
 * Reports the errors that nothing in the code of a remote handled: thrown, rejected, caught by a boundary of React, and of queries and
 * mutations. Each goes to the version that its stack leads to, without anything about the user.
 */
export function reportErrors(
  { queries, takeEarly }: ErrorSources,
  send: (body: Blob) => void = sendBeacon,
  page: EventTarget = globalThis,
): void {
  const { count, flush } = gatherReports(send);
  const seen = new WeakSet<object>();
  const note = (thrown: unknown, stack = '') => {
    if (typeof thrown === 'object' && thrown !== null) {
      // One error may pass a query, a boundary and the window.
      if (seen.has(thrown)) return;
      seen.add(thrown);
    }
    if (isLostChunk(thrown) || (thrown instanceof Error && NOT_OF_REMOTES.has(thrown.name))) return;
    const owner = findOwner((thrown instanceof Error && thrown.stack) || stack);
    if (owner) count({ ...owner, message: messageOf(thrown), times: 1 });
  };
  const hear = (event: Event) => {
    if (event.type === 'unhandledrejection') return note((event as PromiseRejectionEvent).reason);
    const { error, filename, lineno, colno } = event as ErrorEvent;
    note(error, `${filename}:${lineno}:${colno}`);
  };
  for (const event of takeEarly()) hear(event);
  for (const kind of ['error', 'unhandledrejection']) page.addEventListener(kind, hear);
  for (const cache of [queries.getQueryCache(), queries.getMutationCache()]) {
    for (const { state } of cache.getAll()) note(state.error);
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') note(event.action.error);
    });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  page.addEventListener('pagehide', flush);
}

/** Gathers reports for a few seconds, each error once with its number, and never more than a page may send. */
function gatherReports(send: (body: Blob) => void) {
  const met = new Map<string, number>();
  const waiting = new Map<string, RemoteErrorReport>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    send(new Blob([JSON.stringify([...waiting.values()])], { type: 'application/json' }));
    waiting.clear();
  };
  const count = (report: RemoteErrorReport) => {
    const key = JSON.stringify(report);
    const times = met.get(key) ?? 0;
    if (times >= MOST_TIMES || (times === 0 && met.size >= MOST_ERRORS)) return;
    met.set(key, times + 1);
    waiting.set(key, { ...report, times: (waiting.get(key)?.times ?? 0) + 1 });
    timer ??= setTimeout(flush, GATHER_MS);
  };
  return { count, flush };
}

/** What was thrown, in masked words; of what is no error, only what kind of value it is. */
const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? maskMessage(`${thrown.name}: ${thrown.message}`) : `(${typeof thrown})`;

function sendBeacon(body: Blob): void {
  try {
    navigator.sendBeacon('/api/remote-error-reports', body);
  } catch {
    // Some content blockers forbid beacons.
  }
}
