import { join } from 'node:path';
import { freePortFrom, root } from './workspace.mjs';

/**
 * Serves one remote alone with hot reload, until a signal ends it.
 * @param {{ name: string, folder: string, port: number }} remote `port` is where it is served, or above
 */
export async function serveAlone({ name, folder, port: usual }) {
  process.env.NODE_ENV = 'development';
  const { rspack } = await import('@rspack/core');
  const { RspackDevServer } = await import('@rspack/dev-server');
  const { defineAlone } = await import('../rspack/alone.mjs');
  // `pnpm dev` may be serving it at its own port.
  const port = await freePortFrom(Number(process.env.PORT ?? usual));
  const config = defineAlone({ root: folder, host: join(root, 'fake-host'), port });
  const server = new RspackDevServer(
    config.devServer,
    rspack(/** @type {import('@rspack/core').Configuration} */ (config)),
  );
  await server.start();
  console.log(
    `\n  ${name} sozinho: http://127.0.0.1:${port}/\n  Estados, telas e tema estão no menu ao lado.\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.stop().finally(() => process.exit()));
}
