import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { root } from './workspace.mjs';

// The dev servers of the named apps in one process, which loads Rspack once: `serve` of its command line has one port for all apps.
const servers = await Promise.all(
  process.argv.slice(2).map(async (name) => {
    const { default: config } = await import(pathToFileURL(join(root, name, 'rspack.config.mjs')).href);
    return new RspackDevServer(config.devServer, rspack(config));
  }),
);
for (const server of servers) await server.start();
