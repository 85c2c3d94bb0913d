import type { HttpBindings } from '@hono/node-server';
import type { Person } from '../ports/person.ts';
import type { Actor } from '../services/registry/recognise-actor.ts';
import type { RateCounters } from './rate-counters.ts';

/** What every request carries; `network` is the address it came from. `person` is there behind `signedIn`, `actor` behind `releaseActor`. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; network: string; rateCounters: RateCounters; person: Person; actor: Actor };
}
