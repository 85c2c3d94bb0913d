import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { fail, installDependencies, node24, projectEnvironment } from './install.mjs';
import { apps, portOf, root } from './workspace.mjs';

// `pnpm dev [remote...]`: the shell and the named remotes (all without names) with hot reload, the others as they
// were last built, and the BFF, which restarts when its source changes.
installDependencies();
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !apps().includes(name));
if (unknown) fail(`Não existe um app chamado ${unknown}. Há: ${apps().join(', ')}.`);

// React must be a development build for refresh to work, and React comes from the shell.
const served = asked.length > 0 ? ['shell', ...asked.filter((name) => name !== 'shell')] : apps();
await build(apps().filter((name) => !served.includes(name)));

let stopping = false;
const servers = Object.fromEntries(served.map((name) => [name, `http://127.0.0.1:${portOf(name)}`]));
const children = served.map((name) =>
  start(name, [join(root, name, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve'], {
    cwd: join(root, name),
    env: projectEnvironment({ NODE_ENV: 'development' }),
  }),
);
children.push(startBff());
watchBff();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

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
  return start('bff', ['--disable-warning=ExperimentalWarning', 'bff/src/main.ts'], {
    cwd: root,
    env: projectEnvironment({ DEVELOPMENT_SERVERS: JSON.stringify(servers) }),
  });
}

// By hand, because `node --watch` ends worker threads, and the embedded database is one.
function watchBff() {
  let waiting;
  const restart = () => {
    const old = children.pop();
    const next = () => {
      if (!stopping) children.push(startBff());
    };
    if (old.exitCode === null && old.signalCode === null) old.once('exit', next).kill('SIGTERM');
    else next();
  };
  for (const folder of ['bff/src', 'bff/contract']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(restart, 200);
    });
  }
}

async function stop() {
  stopping = true;
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit();
}
