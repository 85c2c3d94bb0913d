import type { Observer } from '../ports/observer.ts';

/** `fetch`, with the headers that continue a trace elsewhere. */
export function observedFetch({ headers }: Pick<Observer, 'headers'>): typeof fetch {
  return (input, init) => {
    const own = Object.entries(headers());
    if (own.length === 0) return fetch(input, init);
    const all = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    for (const [name, value] of own) all.set(name, value);
    return fetch(input, { ...init, headers: all });
  };
}
