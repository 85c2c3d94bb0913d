import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { fail } from './fail.mjs';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { apps, portOf, root } from './workspace.mjs';

// `pnpm dev [remote...]`: the shell and the named remotes (all without names) with hot reload, the others as they
// were last built, and the BFF, which restarts when its source changes. With `--against URL` one remote alone, and the
// rest of the product from that address.
installDependencies();
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const unknown = asked.find((name) => !apps().includes(name));
if (unknown) fail(`Não existe um app chamado ${unknown}. Há: ${apps().join(', ')}.`);

/** Node keeps here what it compiled of the servers and the bundler, which is a quarter of a server's start. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
/** A lower priority than that of other processes, from 0 to 19. */
const BEHIND_BFF = 10;

let stopping = false;
/** @type {Record<string, string>} */
let servers = {};
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});
if (values.against === undefined) {
  onSignals(stopAll);
  await serveHere();
} else onSignals(await against(values.against));

/** @param {() => void} stop */
function onSignals(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
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

async function serveHere() {
  // React must be a development build for refresh to work, and React comes from the shell.
  const served = asked.length > 0 ? ['shell', ...asked.filter((name) => name !== 'shell')] : apps();
  servers = Object.fromEntries(served.map((name) => [name, `http://127.0.0.1:${portOf(name)}`]));
  const bundler = start('apps', [join(root, 'tooling/scripts/serve-apps.mjs'), ...served], {
    cwd: root,
    env: projectEnvironment({ ...COMPILED, NODE_ENV: 'development' }),
  });
  // The BFF is what the screen waits for longest; a compilation takes the processors that it leaves.
  if (bundler.pid) setPriority(bundler.pid, BEHIND_BFF);
  children.push(bundler);
  // The BFF takes the others as they are when it starts.
  await build(apps().filter((name) => !served.includes(name)));
  children.push(startBff());
  watchBff();
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
function start(name, args, options) {
  const child = spawn(node24(), args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      for (const line of String(chunk).split('\n'))
        if (line.trim()) console.log(`${name.padEnd(14)} ${line}`);
    });
  }
  child.on('exit', (code) => {
    if (code) console.log(`${name.padEnd(14)} terminou com ${code}`);
  });
  return child;
}

function startBff() {
  // To optimise the database's code costs a start two seconds of processor time, and few requests would gain by it.
  const flags = ['--liftoff-only', '--disable-warning=ExperimentalWarning'];
  return start('bff', [...flags, 'bff/src/main.ts'], {
    cwd: root,
    env: projectEnvironment({ ...COMPILED, DEVELOPMENT_SERVERS: JSON.stringify(servers) }),
  });
}

// By hand, because `node --watch` ends worker threads, and the embedded database is one.
function watchBff() {
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  const restart = () => {
    const old = children.pop();
    const next = () => {
      if (!stopping) children.push(startBff());
    };
    if (old?.exitCode === null && old.signalCode === null) old.once('exit', next).kill('SIGTERM');
    else next();
  };
  for (const folder of [
    'bff/src',
    'bff/contract',
    'image-engine/src',
    'text-engine/src',
    'text-engine/advice',
  ]) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(restart, 200);
    });
  }
}

async function stopAll() {
  stopping = true;
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit();
}
