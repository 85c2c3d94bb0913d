import type { RemoteModule } from '@andromeda/platform';
import type { RemoteEvent, ResolvedRemote } from '@andromeda/platform/host';
import { firstGood } from './first-good.ts';
import type { LoadVersion } from './load-version.ts';
import { createPreparations } from './preparations.ts';
import type { ReportRemote } from './remote-events.ts';
import { keyOf, type RemoteVersion } from './remote-files.ts';

/** Milliseconds after which the user learns that a remote does not load; it may still arrive later. */
const PATIENCE_OF_USER_MS = 8000;
/** Milliseconds after which the last good version is fetched as well. */
const PATIENCE_WITH_LIVE_MS = 4000;

/** A remote could not be loaded: missing, slow, broken or tampered with. */
export class RemoteUnavailableError extends Error {
  override readonly name: string = 'RemoteUnavailableError';
  /** Settles when a remote that took too long has loaded after all. */
  late: Promise<unknown> | undefined;
}

/** A remote needs another version of the platform than this page has. */
export class PlatformMismatchError extends RemoteUnavailableError {
  override readonly name: string = 'PlatformMismatchError';
}

/** A remote came out after this page, which cannot take it in. A fault of neither. */
export class PageOutdatedError extends PlatformMismatchError {
  override readonly name = 'PageOutdatedError';
}

/** A loaded remote. `version` is the one that loaded: the live one or the last good one. */
export interface LoadedRemote<Module = RemoteModule> {
  module: Module;
  version: RemoteVersion;
  /** When its loading began, by `performance.now()`. */
  askedAt: number;
}

export interface RemoteLoader<Module = RemoteModule> {
  /** One module of a remote, its routes mostly. Rejects with `RemoteUnavailableError`; another call tries again. */
  load(remote: ResolvedRemote): Promise<LoadedRemote<Module>>;
  /** What `load` would answer, where its code has run already: a screen is drawn at once, and no sign of loading before it. */
  ready(remote: ResolvedRemote): LoadedRemote<Module> | undefined;
  /** Runs a version's code before anybody asks for its screen. A failure is silent: `load` will meet it, and report it. */
  prepare(remote: RemoteVersion): Promise<void>;
  /** It is on the page for the first time. */
  shown(loaded: LoadedRemote<Module>): void;
  /** It has broken: the next `load` loads it again, from the last good version if there is one. */
  broke(loaded: LoadedRemote<Module>, kind: 'load_failed' | 'render_failed'): void;
}

/** Whether this page has the platform that a version asks for. */
export type FitsPlatform = (version: RemoteVersion) => Promise<boolean>;

export function createRemoteLoader<Module = RemoteModule>(
  loadVersion: LoadVersion<Module>,
  fitsPlatform: FitsPlatform,
  report: ReportRemote,
): RemoteLoader<Module> {
  const load: LoadVersion<Module> = async (version, options) => {
    if (await fitsPlatform(version)) return loadVersion(version, options);
    throw new PlatformMismatchError(`${keyOf(version)} needs platform ${version.platform}`);
  };
  const there = new Map<string, LoadedRemote<Module>>();
  const preparations = createPreparations((version) => load(version, { afresh: false }));
  const failed = new Set<string>();
  const tooNew = new Set<string>();
  const breaks = new Map<string, number>();
  const breaksOf = (version: RemoteVersion) => breaks.get(keyOf(version)) ?? 0;
  const tell = (kind: RemoteEvent['kind'], { name, version }: RemoteVersion, since: number) =>
    report({ remote: name, version, kind, ms: performance.now() - since });

  const attempt = async (version: RemoteVersion, fail: (version: RemoteVersion) => void) => {
    const known = there.get(keyOf(version));
    if (known) return known;
    const askedAt = performance.now();
    try {
      const ready = await preparations.take(version);
      const module = ready ?? (await loadTwice(load, version, failed.has(keyOf(version))));
      const loaded: LoadedRemote<Module> = { module, version, askedAt };
      there.set(keyOf(version), loaded);
      return loaded;
    } catch (failure) {
      if (failure instanceof PageOutdatedError) tooNew.add(keyOf(version));
      fail(version);
      throw failure;
    }
  };
  return {
    load: (remote) => {
      const askedAt = performance.now();
      const reported = new Set<RemoteVersion>();
      const fail = (version: RemoteVersion) => {
        if (tooNew.has(keyOf(version))) return;
        failed.add(keyOf(version));
        if (!reported.has(version)) tell('load_failed', version, askedAt);
        reported.add(version);
      };
      const versions = candidates(remote, [...there.values()], breaksOf);
      const tries = versions.map((version) => () => attempt(version, fail));
      const work = firstGood(tries, PATIENCE_WITH_LIVE_MS).then((loaded) => {
        // An older version finished first, so this one hangs.
        for (const version of versions.slice(0, versions.indexOf(loaded.version))) fail(version);
        return loaded;
      });
      return orLate(work, () => fail(versions[0] ?? remote));
    },
    ready: (remote) => {
      const version = candidates(remote, [...there.values()], breaksOf)[0] ?? remote;
      const known = there.get(keyOf(version));
      const module = known ? undefined : preparations.takeDone(version);
      if (!module) return known;
      const loaded: LoadedRemote<Module> = { module, version, askedAt: performance.now() };
      there.set(keyOf(version), loaded);
      return loaded;
    },
    prepare: async (version) => {
      const key = keyOf(version);
      if (!there.has(key) && !failed.has(key)) await preparations.begin(version);
    },
    shown: ({ version, askedAt }) => tell('loaded', version, askedAt),
    broke: ({ version, askedAt }, kind) => {
      there.delete(keyOf(version));
      failed.add(keyOf(version));
      breaks.set(keyOf(version), breaksOf(version) + 1);
      tell(kind, version, askedAt);
    },
  };
}

/** The live version, then the last good one, then one that this page has run before; a version that crashed comes last. */
function candidates(
  remote: ResolvedRemote,
  loaded: readonly LoadedRemote<unknown>[],
  breaksOf: (version: RemoteVersion) => number,
): RemoteVersion[] {
  const run = loaded.map(({ version }) => version).filter(({ name }) => name === remote.name);
  const distinct = new Map<string, RemoteVersion>();
  for (const version of [remote, remote.fallback ?? [], ...run.reverse()].flat())
    if (!distinct.has(keyOf(version))) distinct.set(keyOf(version), version);
  return [...distinct.values()].sort((a, b) => breaksOf(a) - breaksOf(b));
}

async function loadTwice<Module>(
  load: LoadVersion<Module>,
  version: RemoteVersion,
  afresh: boolean,
): Promise<Module> {
  return load(version, { afresh }).catch((failure: unknown) => {
    if (failure instanceof PlatformMismatchError) throw failure;
    // Two tries even when `afresh`: in Chromium, the first use of a failed preload fails, too, without a request.
    return load(version, { afresh: true });
  });
}

function orLate<T>(work: Promise<T>, onLate: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => {
      onLate();
      const error = new RemoteUnavailableError('It takes too long.');
      error.late = work;
      reject(error);
    }, PATIENCE_OF_USER_MS);
    work.then(resolve, (cause: unknown) => {
      const known = cause instanceof RemoteUnavailableError;
      reject(known ? cause : new RemoteUnavailableError('It did not load.', { cause }));
    });
    work.then(
      () => clearTimeout(patience),
      () => clearTimeout(patience),
    );
  });
}
