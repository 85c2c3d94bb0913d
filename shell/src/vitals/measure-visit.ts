import type { ResolvedRemote } from '@andromeda/platform/host';
import type { VisitVital } from 'bff/contract';
import { shellScreens } from 'bff/contract/browser';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { findRemote } from '../federation/find-remote.ts';
import type { RemoteDirectory } from '../federation/remote-directory.ts';
import type { createRouter } from '../routes.tsx';

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;

export interface VisitedPage {
  router: Router;
  directory: Pick<RemoteDirectory, 'remotes'>;
}

/** The page's environment, as a parameter for tests. */
interface Outside {
  /** Calls back with each measure once it is final. */
  observe(report: (metric: Metric) => void): void;
  send(body: Blob): void;
  /** The path with which the page was opened. */
  landing: string;
}

type Screen = Pick<VisitVital, 'remote' | 'version' | 'screen'>;

/** Scales CLS, which is a small fraction, because the server counts whole numbers. */
const CLS_STEPS = 10_000;
/** The times of the page load belong to the first screen, however long the page stays open. */
const OF_LANDING = new Set(['LCP', 'FCP', 'TTFB']);

/** When the page is closed, reports how fast it was: by screen and version, and without anything about the user. */
export function measureVisit(
  { router, directory }: VisitedPage,
  { observe, send, landing }: Outside = browser(),
): void {
  const at = (pathname: string) => screenAt(directory.remotes(), pathname);
  const now = at(router.state.location.pathname);
  const visited = [{ since: 0, screen: at(landing) ?? now }];
  const note = (screen: Screen | null) => {
    if (screen?.screen !== visited.at(-1)?.screen?.screen) visited.push({ since: performance.now(), screen });
  };
  note(now);
  router.subscribe(({ location }) => note(at(location.pathname)));
  const screenOf = ({ name, entries }: Metric) => {
    const time = OF_LANDING.has(name) ? 0 : (entries.at(-1)?.startTime ?? 0);
    return visited.findLast(({ since }) => since <= time)?.screen ?? null;
  };

  let waiting: VisitVital[] = [];
  const flush = () => {
    if (waiting.length > 0) send(new Blob([JSON.stringify(waiting)], { type: 'application/json' }));
    waiting = [];
  };
  const told = new Set<string>();
  observe((metric) => {
    const screen = screenOf(metric);
    // A page that was hidden and came back reports again: the first time counts.
    if (!screen || told.has(metric.id)) return;
    told.add(metric.id);
    const value = Math.round(metric.name === 'CLS' ? metric.value * CLS_STEPS : metric.value);
    waiting.push({ name: metric.name, value, ...screen });
    // The measures of a page that is closing arrive one after another.
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
  });
}

/** The screen of an address, as its declared path, so that no name in an address is sent. */
function screenAt(remotes: readonly ResolvedRemote[], pathname: string): Screen | null {
  const own = shellScreens.find((path) => path === pathname);
  if (own) return { remote: 'shell', screen: own };
  const remote = findRemote(remotes, pathname);
  const screen = remote && pathServing(remote, pathname);
  return remote && screen ? { remote: remote.name, version: remote.version, screen } : null;
}

const pathServing = ({ paths, publicPaths }: ResolvedRemote, pathname: string): string | undefined =>
  [...paths, ...publicPaths]
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];

function browser(): Outside {
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    observe: (report) => {
      for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(report);
    },
    send: (body) => {
      try {
        navigator.sendBeacon('/api/web-vitals', body);
      } catch {
        // Some content blockers forbid beacons.
      }
    },
    landing: navigation ? new URL(navigation.name).pathname : location.pathname,
  };
}
