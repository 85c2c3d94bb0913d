import { type Observer, unobserved } from '../ports/observer.ts';

/** Tells all given observers; the calls of a later one happen within those of the earlier ones. */
export const joinObservers = (...observers: (Observer | undefined)[]): Observer =>
  observers.filter((observer) => observer !== undefined).reduceRight(join, unobserved);

function join(inner: Observer, outer: Observer): Observer {
  if (inner === unobserved) return outer;
  return {
    request: (head, run) => outer.request(head, () => inner.request(head, run)),
    watch: (call, run, ending) => outer.watch(call, () => inner.watch(call, run, ending), ending),
    note(event) {
      outer.note(event);
      inner.note(event);
    },
    measure(number, read) {
      outer.measure(number, read);
      inner.measure(number, read);
    },
    headers: () => ({ ...outer.headers(), ...inner.headers() }),
  };
}
