import { useLocation, useRoutes } from '@andromeda/platform';
import { type ResolvedRemote, ScreenSignalContext } from '@andromeda/platform/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useInsertionEffect, useState } from 'react';
import { findRemote } from './find-remote.ts';
import { NewVersionHint } from './new-version-hint.tsx';
import { RemoteArriving } from './remote-arriving.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { useRemoteHost, useRemotes } from './remote-host.ts';
import { type LoadedRemote, RemoteUnavailableError } from './remote-loader.ts';
import styles from './remote-outlet.module.css';
import { enableStyles } from './remote-styles.ts';
import { UnknownAddressError } from './unknown-address.ts';
import { useWithdrawal } from './use-withdrawal.ts';

/** Mounts the remote that serves the current address; its failures stay inside this area. */
export function RemoteOutlet() {
  const { pathname } = useLocation();
  const remote = findRemote(useRemotes(), pathname);
  if (!remote) throw new UnknownAddressError(pathname);
  // The key gives every remote its own boundary: a crash of one does not stay on the screen of the next.
  return <RemotePlace key={`${remote.name}@${remote.version}`} remote={remote} />;
}

function RemotePlace({ remote }: { remote: ResolvedRemote }) {
  const { directory, loader, askForReleases } = useRemoteHost();
  const heading = remote.headings?.[useLocation().pathname];
  const queries = useQueryClient();
  const [retrying, setRetrying] = useState(false);
  const queryKey = ['remote', remote.name, remote.version];
  // Not as the query's first data: to load it again would bring back what broke.
  useState(() => {
    if (!queries.getQueryData(queryKey)) queries.setQueryData(queryKey, loader.ready(remote));
  });
  const loading = useQuery({
    queryKey,
    // The server may have corrected its data about this very version.
    queryFn: () => loader.load(directory.remotes().find((known) => sameVersion(known, remote)) ?? remote),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The code of a screen is requested even where the browser believes that it is offline: it may be cached.
    networkMode: 'always',
  });
  useEffect(() => directory.hold(remote), [directory, remote]);
  // From before they arrive: styles that are switched off and on again cost the page's layout twice.
  useInsertionEffect(() => enableStyles(remote), [remote]);
  const whatIsBegun = useWithdrawal(remote);
  const loadAgain = () => queries.resetQueries({ queryKey });
  useLateArrival(loading.error, loadAgain);
  /** Takes the server's latest answer; resolves with whether that is another version. */
  const renew = async () => {
    await askForReleases();
    const newest = directory.newest(remote.name);
    // A removed remote stays for users who have it open.
    if (newest && newest !== remote) directory.release(remote.name);
    return newest !== undefined && !sameVersion(newest, remote);
  };
  // Meanwhile the broken screen unmounts, and with it the state of its boundary.
  const retry = async () => {
    setRetrying(true);
    await renew();
    await loadAgain();
    setRetrying(false);
  };
  if (retrying || (loading.isFetching && !loading.data)) return <RemoteArriving heading={heading} />;
  if (!loading.data) return <RemoteFailure error={loading.error} onRetry={() => void retry()} />;
  const loaded = loading.data;
  return (
    <RemoteBoundary
      onBreak={(kind) => loader.broke(loaded, kind)}
      onLost={renew}
      onRetry={() => void retry()}
      waiting={<RemoteArriving heading={heading} />}
    >
      <RemoteRoutes loaded={loaded} {...whatIsBegun} />
      <NewVersionHint remote={remote} />
    </RemoteBoundary>
  );
}

const sameVersion = (a: ResolvedRemote, b: ResolvedRemote) => a.name === b.name && a.version === b.version;

/** A remote that took too long may arrive after all; then its screen appears by itself. */
function useLateArrival(error: unknown, onArrival: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is waited for once.
  useEffect(() => {
    if (!(error instanceof RemoteUnavailableError)) return;
    let waiting = true;
    const arrive = () => {
      if (waiting) onArrival();
    };
    error.late?.then(arrive, () => undefined);
    return () => {
      waiting = false;
    };
  }, [error]);
}

type RemoteRoutesProps = ComponentProps<'div'> & { loaded: LoadedRemote };

function RemoteRoutes({ loaded, ...rest }: RemoteRoutesProps) {
  const { loader, meeting } = useRemoteHost();
  const screen = useRoutes(loaded.module.routes);
  const { pathname } = useLocation();
  const Meeting = meeting();
  useEffect(() => loader.shown(loaded), [loader, loaded]);
  // Before anything of the screen is measured.
  useInsertionEffect(() => enableStyles(loaded.version), [loaded.version]);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);
  if (!screen) throw new UnknownAddressError(pathname);
  return (
    <Meeting remote={loaded.version}>
      <div {...rest} className={styles.place} data-remote={loaded.version.name}>
        <ScreenSignalContext value={leaving.signal}>{screen}</ScreenSignalContext>
      </div>
    </Meeting>
  );
}
