import type { HttpBindings } from '@hono/node-server';
import type { User } from '../ports/user.ts';
import type { Actor } from '../services/registry/recognise-actor.ts';
import type { RateCounters } from './rate-counters.ts';

/** What every request carries; `network` is the address it came from. `user` is there behind `signedIn`, `actor` behind `releaseActor`. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; network: string; rateCounters: RateCounters; user: User; actor: Actor };
}
