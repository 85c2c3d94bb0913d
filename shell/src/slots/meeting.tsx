import {
  createEventBus,
  EventBusContext,
  FlagsContext,
  RemoteContext,
  type RunningRemote,
  SlotContext,
} from '@andromeda/platform/meeting';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteDirectory } from '../federation/remote-directory.ts';
import { createSlotHost, type FillLoaders } from './slot-host.ts';

/** Gives the screen of a remote what it needs to meet the other remotes of this page. */
export type Meeting = (props: { remote: RunningRemote; children: ReactNode }) => ReactNode;

/** Made once for a page: events reach screens that open later. */
export function createMeeting(
  directory: RemoteDirectory,
  loaders: FillLoaders,
  whenIdle?: () => Promise<void>,
): Meeting {
  const slots = createSlotHost(directory, loaders, whenIdle);
  const events = createEventBus();
  return function Meeting({ remote, children }) {
    const { pathname } = useLocation();
    // biome-ignore lint/correctness/useExhaustiveDependencies: a screen keeps its flags until the next one.
    const flags = useMemo(() => directory.flags(), [pathname]);
    return (
      <SlotContext value={slots}>
        <EventBusContext value={events}>
          <FlagsContext value={flags}>
            <RemoteContext value={remote}>{children}</RemoteContext>
          </FlagsContext>
        </EventBusContext>
      </SlotContext>
    );
  };
}
