import type { CreditBalance } from 'bff/contract';
import type { NavigateFunction } from 'react-router-dom';
import type { Api } from '../api/api.ts';
import type { BackendClient } from '../api/backend-api.ts';
import type { NotificationFacility } from '../notifications/use-notification.ts';
import type { Prepare } from '../preparation.ts';
import type { SessionUser } from '../session.ts';
import type { Theme } from '../theme.ts';
import type { ListenEvent, PublishEvent } from '../use-remote-events.ts';

/** What a screen of another framework knows at one moment, as plain data; the same object until something of it changes. */
export interface ForeignNow {
  /** The whole path of the address, such as `/cupons/usados`. */
  pathname: string;
  /** What of it lies below the route of this screen, such as `/usados`; `/` for the route itself. */
  path: string;
  /** The parameters of the route, without that of its `*`. */
  params: Record<string, string>;
  /** `?ordem=nome`, or empty. */
  search: string;
  hash: string;
  /** Null where nobody is signed in, which only `publicPaths` show. */
  user: SessionUser | null;
  /** Null until the balance is known. */
  credits: CreditBalance | null;
  theme: Theme;
}

/** What the hooks of the platform give to a screen of React, for one of another framework. */
export interface ForeignHost extends NotificationFacility {
  readonly now: ForeignNow;
  /** Ends when the screen leaves the page: for listeners, streams, and calls whose answer nobody would see. */
  readonly signal: AbortSignal;
  readonly api: Api;
  /** The way to this remote's own backend, as `useBackend`. */
  readonly backend: BackendClient;
  /** Leads to a whole path (`/cupons/usados`), or so many steps back. A plain link within the screen does the same. */
  navigate: NavigateFunction;
  /** Call it when something may have changed the balance. */
  refreshCredits(): Promise<void>;
  prepare: Prepare;
  hasFlag(name: string): boolean;
  publish: PublishEvent;
  /** Hears an event of another remote as `useRemoteEvent` does, until the screen leaves or the answer is called. */
  listen: ListenEvent;
  /** The screen is broken: users see that this part did not load, and may try again. For the error handler of a framework. */
  fail(error: unknown): void;
}

/** What another framework has mounted. */
export interface ForeignApp {
  /** Something of `now` is another: the address, the user, the credits or the theme. */
  update?(now: ForeignNow): void;
  /** The screen leaves the page. Its element is removed afterwards. */
  unmount(): void;
}

/** Mounts an app of another framework into an element that is empty, on the page and its own. */
export type MountForeign = (element: HTMLElement, host: ForeignHost) => ForeignApp | Promise<ForeignApp>;
