import type { ForeignApp, ForeignHost, ForeignNow, MountForeign } from './foreign-host.ts';

/** One app of another framework, from its mounting until it leaves. */
export interface RunningForeign {
  /** Hands over what has changed; the same object is told once. */
  tell(now: ForeignNow): void;
  leave(): void;
}

/** Mounts an app into an element of its own in `place`. Throws what `mount` throws; what fails later goes to `host.fail`. */
export function runForeign(
  place: HTMLElement,
  mount: MountForeign,
  connect: (signal: AbortSignal) => ForeignHost,
): RunningForeign {
  const leaving = new AbortController();
  const host = connect(leaving.signal);
  const element = place.appendChild(document.createElement('div'));
  let told = host.now;
  let app: ForeignApp | undefined;
  const tell = (now: ForeignNow) => {
    if (!app || now === told) return;
    told = now;
    app.update?.(now);
  };
  const leave = () => {
    leaving.abort();
    end(app);
    app = undefined;
    element.remove();
  };
  const arrive = (mounted: ForeignApp) => {
    if (leaving.signal.aborted) return end(mounted);
    app = mounted;
    tell(host.now);
  };
  try {
    const mounted = mount(element, host);
    // What it was waiting for when the screen left is no failure.
    if (mounted instanceof Promise)
      mounted.then(arrive).catch((error) => leaving.signal.aborted || host.fail(error));
    else arrive(mounted);
  } catch (error) {
    leave();
    throw error;
  }
  return { tell, leave };
}

/** The screen has left already: what its end throws breaks nobody else's, and is reported as its remote's. */
function end(app: ForeignApp | undefined): void {
  try {
    app?.unmount();
  } catch (error) {
    reportError(error);
  }
}
