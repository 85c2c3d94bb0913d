import { parseArgs } from 'node:util';
import { serveAgainst } from '../../against/serve-against.mjs';
import { serveAlone } from '../../scripts/serve-alone.mjs';
import { bundler } from './own-project.mjs';
import { installed } from './own-remote.mjs';

/**
 * Serves the remote from its sources: alone, or with `--against URL` inside the product at that address.
 * @param {import('./own-remote.mjs').OwnRemote} remote
 * @param {string[]} words
 */
export async function dev(remote, words) {
  const { against } = parseArgs({ args: words, options: { against: { type: 'string' } } }).values;
  if (against === undefined) return serveAlone(remote);
  const platform = installed(remote.folder, '@andromeda/platform');
  const local = { ...remote, platform, bundler: [process.execPath, bundler()], env: process.env };
  const end = await serveAgainst(local, against);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      end();
      process.exit();
    });
}
