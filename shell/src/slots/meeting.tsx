import {
  createEventBus,
  EventBusContext,
  FlagsContext,
  RemoteContext,
  type RunningRemote,
  SlotContext,
} from '@andromeda/platform/meeting';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Entrance } from '../access/entrance.ts';
import type { RemoteDirectory } from '../federation/remote-directory.ts';
import { createSlotHost, type FillLoaders } from './slot-host.ts';

/** Gives the screen of a remote what it needs to meet the other remotes of this page. */
export type Meeting = (props: { remote: RunningRemote; children: ReactNode }) => ReactNode;

/** Made once for a page: events reach screens that open later. */
export function createMeeting(
  directory: RemoteDirectory,
  entrance: Entrance,
  loaders: FillLoaders,
  whenIdle?: () => Promise<void>,
): Meeting {
  const slots = createSlotHost(directory, entrance, loaders, whenIdle);
  const events = createEventBus();
  return function Meeting({ remote, children }) {
    const { pathname } = useLocation();
    // A screen keeps its flags until the next one.
    const [kept, keep] = useState({ pathname, flags: directory.flags() });
    if (kept.pathname !== pathname) keep({ pathname, flags: directory.flags() });
    return (
      <SlotContext value={slots}>
        <EventBusContext value={events}>
          <FlagsContext value={kept.flags}>
            <RemoteContext value={remote}>{children}</RemoteContext>
          </FlagsContext>
        </EventBusContext>
      </SlotContext>
    );
  };
}
