import { Hono } from 'hono';
import { MODULE_PROBE } from '../../contract/browser/modules/index.ts';

/** Serves the script by which a page finds out whether its browser holds modules against their hashes. */
export function moduleProbeRoutes(): Hono {
  const app = new Hono();
  app.get(MODULE_PROBE, (c) =>
    c.body('export {};\n', 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    }),
  );
  return app;
}
