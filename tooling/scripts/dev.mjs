import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './fail.mjs';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { apps, portOf, root } from './workspace.mjs';

// `pnpm dev [app...]`: the named apps (all without names) from their sources with hot reload, the others as they were last
// built, and the BFF, which restarts when its source changes. With `--against URL` one remote alone, and the rest of the
// product from that address.
installDependencies();
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const unknown = asked.find((name) => !apps().includes(name));
if (unknown) fail(`Não existe um app chamado ${unknown}. Há: ${apps().join(', ')}.`);

/** Node keeps here what it compiled of the servers and the bundler, which is a quarter of a server's start. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };

onSignals(values.against === undefined ? await here() : await against(values.against));

/** @param {() => void} stop */
function onSignals(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

async function here() {
  const { serveHere } = await import('../dev/serve-here.mjs');
  const stop = serveHere(asked, COMPILED);
  return () => void stop().then(() => process.exit());
}

/** @param {string} url */
async function against(url) {
  const [name = ''] = asked;
  if (asked.length !== 1 || name === 'shell')
    fail('Com --against serve-se um remote: pnpm dev mfe-library --against URL.');
  const folder = join(root, name);
  const bundler = [node24(), join(folder, 'node_modules/@rspack/cli/bin/rspack.js')];
  const platform = JSON.parse(readFileSync(join(root, 'platform/package.json'), 'utf8')).version;
  const { serveAgainst } = await import('../against/serve-against.mjs');
  const end = await serveAgainst(
    { name, folder, port: portOf(name), platform, bundler, env: projectEnvironment(COMPILED) },
    url,
  );
  return () => {
    end();
    process.exit();
  };
}
