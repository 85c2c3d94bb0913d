import {
  createEventBus,
  EventBusContext,
  FlagsContext,
  RemoteScopeContext,
  SlotContext,
} from '@andromeda/platform/meeting';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteDirectory } from '../federation/remote-directory.ts';
import { createSlotHost, type FillLoaders } from './slot-host.ts';

/** Gives the screen of a remote what it needs to meet the other remotes of this page. */
export type Meeting = (props: { remote: string; children: ReactNode }) => ReactNode;

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
            <RemoteScopeContext value={remote}>{children}</RemoteScopeContext>
          </FlagsContext>
        </EventBusContext>
      </SlotContext>
    );
  };
}
