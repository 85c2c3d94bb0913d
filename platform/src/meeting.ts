/** What only the shell uses, and only where it shows a remote: how remotes meet. */
export { createEventBus, EventBusContext } from './event-bus.ts';
export { FlagsContext } from './flags.ts';
export { RemoteContext, type RunningRemote } from './remote-context.ts';
export { type Fill, type FillState, SlotContext, type SlotHost } from './slot-host.ts';
export type { FillModule } from './slots.ts';
