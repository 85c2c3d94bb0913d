import { Button, ErrorState, Spinner } from '@andromeda/design-system';
import { type RouteObject, useLocation, useRoutes } from '@andromeda/platform';
import type { ResolvedRemote } from '@andromeda/platform/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { findRemote } from './find-remote.ts';
import type { RemoteLoader } from './remote-loader.ts';
import styles from './remote-outlet.module.css';

/** Nothing serves this address; the router's error screen shows it. */
export class UnknownAddressError extends Error {
  override readonly name = 'UnknownAddressError';
}

/** Mounts the remote that serves the current address; its failures stay inside this place. */
export function RemoteOutlet({ loader }: { loader: RemoteLoader }) {
  const { pathname } = useLocation();
  const remote = findRemote(loader.remotes, pathname);
  if (!remote) throw new UnknownAddressError(pathname);
  // The key gives every remote its own boundary: a crash of one does not stay on the screen of the next.
  return <RemotePlace key={remote.name} remote={remote} loader={loader} />;
}

function RemotePlace({ remote, loader }: { remote: ResolvedRemote; loader: RemoteLoader }) {
  const queries = useQueryClient();
  const queryKey = ['remote', remote.name, remote.version];
  const loading = useQuery({
    queryKey,
    queryFn: () => loader.load(remote),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The code of a screen is asked for even where the browser believes to be offline: it may be cached.
    networkMode: 'always',
  });
  const retry = () => void queries.resetQueries({ queryKey });
  if (loading.isFetching && !loading.data) return <RemoteArriving />;
  if (!loading.data) return <RemoteFailure onRetry={retry} />;
  return (
    <RemoteBoundary onRetry={retry}>
      <RemoteRoutes routes={loading.data.routes} />
    </RemoteBoundary>
  );
}

function RemoteRoutes({ routes }: { routes: RouteObject[] }) {
  const screen = useRoutes(routes);
  const { pathname } = useLocation();
  if (!screen) throw new UnknownAddressError(pathname);
  return screen;
}

function RemoteArriving() {
  return (
    <div className={styles.arriving}>
      <Spinner size="l" />
    </div>
  );
}

function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="Esta parte da Andrômeda não carregou"
      message="O resto continua funcionando. Verifique sua internet e tente novamente."
      action={
        <Button variant="secondary" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    />
  );
}

class RemoteBoundary extends Component<{ onRetry: () => void; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // A wrong address is not the remote's failure.
    if (error instanceof UnknownAddressError) throw error;
    return (
      <RemoteFailure
        onRetry={() => {
          this.setState({ error: null });
          this.props.onRetry();
        }}
      />
    );
  }
}
