import { useCallback, useContext } from 'react';
import { EventBusContext } from '../event-bus.ts';
import { RemoteContext } from '../remote-context.ts';
import type { ListenEvent } from '../use-remote-events.ts';

/** The way to hear events for what is no component. */
export function useListenEvent(): ListenEvent {
  const bus = useContext(EventBusContext);
  const remote = useContext(RemoteContext)?.name ?? '';
  return useCallback(
    (name, version, listener) => bus.listen(remote, `${name}@${version}`, listener),
    [bus, remote],
  );
}
