import type { HttpBindings } from '@hono/node-server';
import type { Person } from '../ports/person.ts';

/** What every request carries. `person` is there behind `signedIn`. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; person: Person };
}
