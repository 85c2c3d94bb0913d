import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { BlankSchema, Schema } from 'hono/types';

/** The user who calls; no more of them is known to a backend. */
export interface BackendUser {
  id: string;
}

/** The tables of this remote's own schema. */
export interface BackendDatabase {
  /** The rows of one statement, in which `$1` is `params` as jsonb: `where user_id = ($1->>'user')::uuid`. At most 1000 rows or 4 MB. */
  rows<Row = Record<string, unknown>>(
    sql: string,
    params?: Readonly<Record<string, unknown>>,
  ): Promise<Row[]>;
}

/** What a backend is given. */
export interface BackendParts {
  db: BackendDatabase;
}

/** What its handlers find in `c.var`. */
export interface BackendEnv {
  Variables: { user: BackendUser };
  Bindings: { user: BackendUser };
}

/** A remote's backend, as `defineBackend` makes it: the server calls it in a process of its own. */
export type Backend<App> = ((parts: BackendParts) => Pick<Hono<BackendEnv>, 'fetch'>) & { app?: App };

/** The application of a backend, for the client of its screens: `hc<AppOf<typeof backend>>(...)`. */
export type AppOf<Defined> = Defined extends Backend<infer App> ? Exclude<App, undefined> : never;

/** A remote's own backend: `export default defineBackend(({ db }) => new Hono<BackendEnv>().get(...))`. */
export function defineBackend<Routes extends Schema = BlankSchema>(
  make: (parts: BackendParts) => Hono<BackendEnv, Routes>,
): Backend<Hono<BackendEnv, Routes>> {
  return (parts) => {
    const outer = new Hono<BackendEnv>();
    outer.use((c, next) => {
      c.set('user', c.env.user);
      return next();
    });
    outer.route('/', make(parts));
    outer.notFound((c) => c.json({ error: { code: 'not_found' } }, 404));
    // What it throws is the server's to count and to answer.
    outer.onError((error) => {
      if (error instanceof HTTPException) return error.getResponse();
      throw error;
    });
    return outer;
  };
}
