import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// A process that answers the bytes it was given by Hono, and does nothing else: what a page costs that is only sent.
process.once('message', (html: string) => {
  const app = new Hono().get('*', (c) => c.html(html));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
});
process.on('disconnect', () => process.exit());
