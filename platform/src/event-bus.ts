import { createContext } from 'react';

/** Events that are kept for screens which open later. */
const MOST_KEPT = 100;

type Listener = (payload: never) => void;

/** Carries events between the remotes of one page. */
export interface EventBus {
  /** Tells every listener, and those of screens that open later. What comes along is copied, and must be plain JSON. */
  publish(key: string, payload: unknown): void;
  /**
   * Calls `listener` for each event from now on, and first for those that were published since this remote last listened, or since the
   * page opened. The answer ends it.
   */
  listen(remote: string, key: string, listener: Listener): () => void;
}

interface KeptEvent {
  number: number;
  key: string;
  json: string;
}

/** `report` gets what a listener throws, which ends neither the other listeners nor what published the event. */
export function createEventBus(report: (error: unknown) => void = (error) => reportError(error)): EventBus {
  const kept: KeptEvent[] = [];
  const listeners = new Map<string, Set<Listener>>();
  /** Up to which number a remote has heard an event, by when its last listener left. */
  const heard = new Map<string, number>();
  let last = 0;
  const tell = (listener: Listener, { json }: KeptEvent) => {
    try {
      listener(JSON.parse(json) as never);
    } catch (error) {
      report(error);
    }
  };
  return {
    publish: (key, payload) => {
      const event = { number: ++last, key, json: JSON.stringify(payload) };
      kept.push(event);
      if (kept.length > MOST_KEPT) kept.shift();
      for (const [place, ofPlace] of listeners)
        if (place.endsWith(` ${key}`)) for (const listener of [...ofPlace]) tell(listener, event);
    },
    listen: (remote, key, listener) => {
      const place = `${remote} ${key}`;
      const own = listeners.get(place) ?? new Set();
      listeners.set(place, own);
      own.add(listener);
      const since = heard.get(place) ?? 0;
      for (const event of [...kept]) if (event.key === key && event.number > since) tell(listener, event);
      return () => {
        own.delete(listener);
        if (own.size === 0) heard.set(place, last);
      };
    },
  };
}

/** Without a host nobody hears anything. */
export const EventBusContext = createContext<EventBus>({
  publish: () => undefined,
  listen: () => () => undefined,
});
