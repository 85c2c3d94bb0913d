import { type ComponentType, createContext } from 'react';
import type { RunningRemote } from './remote-context.ts';

/** How far a fill has come. It is shown once it is `ready`; one that `failed` may still come late. */
export type FillState =
  | { status: 'waiting' | 'failed' }
  | { status: 'ready'; Component: ComponentType<Record<string, unknown>> };

/** What one remote shows in one place. */
export interface Fill {
  /** The same for the same code: remote, version and module. */
  id: string;
  remote: RunningRemote;
  /** The same object until it changes. */
  state(): FillState;
  /** Loads it when the page is idle, once; one that has failed is tried once more. */
  ask(): void;
  /** Puts its styles in effect, which the answer ends. */
  enableStyles(): () => void;
  /** It is on the page. */
  shown(): void;
  /** It broke while it was drawn: it leaves all its places. */
  broke(error: unknown): void;
  subscribe(listener: () => void): () => void;
}

/** The fills of places, as the page's owner finds them. */
export interface SlotHost {
  /** In their order, of the remotes as this user has them now. */
  fillsOf(key: string): readonly Fill[];
}

/** Without a host nobody fills anything. */
export const SlotContext = createContext<SlotHost>({ fillsOf: () => [] });
