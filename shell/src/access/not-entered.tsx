import type { ResolvedRemote } from '@andromeda/platform/host';
import { useQuery } from '@tanstack/react-query';
import { RemoteArriving } from '../federation/remote-arriving.tsx';
import { RemoteFailure } from '../federation/remote-failure.tsx';
import { WrongAddress } from '../wrong-address.tsx';
import type { ScreenEntry } from './use-entrances.ts';

interface NotEnteredProps {
  remote: ResolvedRemote;
  entry: ScreenEntry;
  onRetry: () => void;
}

/** In place of a remote that the user may not enter, or of which that is not known yet. */
export function NotEntered({ remote, entry, onRetry }: NotEnteredProps) {
  const loading = useQuery({
    queryKey: ['remote', 'plan-screen'],
    queryFn: () => import('./plan-screen.tsx'),
    enabled: entry === 'plan_missing',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (entry === 'role_missing') return <WrongAddress />;
  if (entry === 'unread') return <RemoteFailure error={null} onRetry={onRetry} />;
  if (loading.isError) return <RemoteFailure error={null} onRetry={() => void loading.refetch()} />;
  return loading.data ? <loading.data.PlanScreen remote={remote} /> : <RemoteArriving />;
}
