import { useCallback, useContext, useEffect, useEffectEvent } from 'react';
import { EventBusContext } from './event-bus.ts';
import type { RemoteEventKey, RemoteEvents } from './events.ts';
import { RemoteContext } from './remote-context.ts';
import type { NameIn, VersionIn } from './slots.ts';

type EventName = NameIn<RemoteEventKey>;
type EventVersion<Name extends EventName> = VersionIn<RemoteEventKey, Name>;
type Payload<Name extends EventName, Version extends EventVersion<Name>> = RemoteEvents[`${Name}@${Version}` &
  RemoteEventKey];

/**
 * Hears an event of another remote while this component is on the page, and when it mounts whatever was published since this
 * remote last listened: a screen that opens later misses nothing. What the listener throws harms nobody else.
 */
export function useRemoteEvent<Name extends EventName, Version extends EventVersion<Name>>(
  name: Name,
  version: Version,
  listener: (payload: Payload<Name, Version>) => void,
): void {
  const bus = useContext(EventBusContext);
  const remote = useContext(RemoteContext)?.name ?? '';
  const key = `${name}@${version}`;
  const hear = useEffectEvent(listener);
  useEffect(() => bus.listen(remote, key, (payload) => hear(payload)), [bus, remote, key]);
}

/** Hears an event as `useRemoteEvent` does, until the answer is called. */
export type ListenEvent = <Name extends EventName, Version extends EventVersion<Name>>(
  name: Name,
  version: Version,
  listener: (payload: Payload<Name, Version>) => void,
) => () => void;

/** Tells an event of this remote to the others. */
export type PublishEvent = <Name extends EventName, Version extends EventVersion<Name>>(
  name: Name,
  version: Version,
  payload: Payload<Name, Version>,
) => void;

/** Publishes an event of this remote; it may be called after the screen is gone. */
export function usePublishEvent(): PublishEvent {
  const bus = useContext(EventBusContext);
  return useCallback((name, version, payload) => bus.publish(`${name}@${version}`, payload), [bus]);
}
