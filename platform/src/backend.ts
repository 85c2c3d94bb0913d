import { type Context, Hono } from 'hono';
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

/** What the server's process of a backend calls. */
export interface RunningBackend extends Pick<Hono<BackendEnv>, 'fetch'> {
  /** Its OpenAPI document; null where its routes carry no schemas. */
  describe(): object | null;
}

/** A remote's backend, as `defineBackend` makes it: the server calls it in a process of its own. */
export type Backend<App> = ((parts: BackendParts) => RunningBackend) & { app?: App };

/** The application of a backend, for the client of its screens: `hc<AppOf<typeof backend>>(...)`. */
export type AppOf<Defined> = Defined extends Backend<infer App> ? Exclude<App, undefined> : never;

/** As `OpenAPIHono` of @hono/zod-openapi describes itself. */
interface DescribesItself {
  getOpenAPI31Document(document: { openapi: string; info: { title: string; version: string } }): object;
}

/**
 * Answers wrong input as the product does, 400 with the name of the first wrong field:
 * `new OpenAPIHono<BackendEnv>({ defaultHook: refuseBadInput })`.
 */
export function refuseBadInput(
  result:
    | { success: true }
    | { success: false; target: string; error: { issues: { path: PropertyKey[] }[] } },
  c: Context,
): Response | undefined {
  if (result.success) return undefined;
  const field = result.error.issues[0]?.path.join('.') || result.target;
  return c.json({ error: { code: 'bad_request', details: { field } } }, 400);
}

/**
 * A remote's own backend: `export default defineBackend(({ db }) => new Hono<BackendEnv>().get(...))`. With `OpenAPIHono` in place of
 * `Hono`, its routes also make up its OpenAPI document.
 */
export function defineBackend<Routes extends Schema = BlankSchema>(
  make: (parts: BackendParts) => Hono<BackendEnv, Routes>,
): Backend<Hono<BackendEnv, Routes>> {
  return (parts) => {
    const outer = new Hono<BackendEnv>();
    outer.use((c, next) => {
      c.set('user', c.env.user);
      return next();
    });
    const inner = make(parts);
    outer.route('/', inner);
    outer.notFound((c) => c.json({ error: { code: 'not_found' } }, 404));
    // What it throws is the server's to count and to answer.
    outer.onError((error, c) => {
      if (!(error instanceof HTTPException)) throw error;
      // A body that is no JSON, of which Hono says so itself.
      if (error.status === 400 && !error.res) return c.json({ error: { code: 'bad_request' } }, 400);
      return error.getResponse();
    });
    return Object.assign(outer, { describe: () => (describesItself(inner) ? documentOf(inner) : null) });
  };
}

const describesItself = (app: object): app is DescribesItself => 'getOpenAPI31Document' in app;

// The server puts the name and the version of the remote there.
const documentOf = (app: DescribesItself) =>
  app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
