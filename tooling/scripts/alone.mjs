import { basename, join } from 'node:path';
import { fail } from './install.mjs';
import { apps, freePortFrom, portOf, root } from './workspace.mjs';

// `pnpm --filter mfe-library dev`: one remote alone, with the fake host and hot reload; no shell, no server, no login.
process.env.NODE_ENV = 'development';
const name = process.argv[2] ?? basename(process.cwd());
if (name === 'shell' || !apps().includes(name)) {
  const remotes = apps().filter((app) => app !== 'shell');
  fail(`Não existe um remote chamado ${name}. Há: ${remotes.join(', ')}.`);
}

const { rspack } = await import('@rspack/core');
const { RspackDevServer } = await import('@rspack/dev-server');
const { defineAlone } = await import('../rspack/alone.mjs');
// `pnpm dev` may be serving it at its own port.
const port = await freePortFrom(Number(process.env.PORT ?? portOf(name)));
const config = defineAlone({ root: join(root, name), host: join(root, 'fake-host'), port });
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
