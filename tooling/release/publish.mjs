import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from '../scripts/build.mjs';
import { apps, root } from '../scripts/workspace.mjs';
import { ReleaseFailure } from './failure.mjs';
import { pack } from './pack.mjs';

/** Builds what changed, checks its types, publishes it, and shows it to whom the options say. */
export async function release(registry, name, options) {
  const began = performance.now();
  const folder = options.from ? resolve(options.from) : await prepare(name, options);
  const ready = performance.now();
  const packed = pack(name, folder, { typesChecked: !options.from && options.types });
  const { version, created, revision } = await registry.send(`/api/remotes/${name}/versions`, packed.form);
  told(
    created
      ? `publicada ${version.version} (${Math.round(packed.bytes / 1000)} kB)`
      : `${version.version} já estava publicada`,
    ready,
  );
  await activate(
    registry,
    { name, version: version.version, revision, path: packed.paths[0] ?? '/' },
    options,
  );
  console.log(
    `De comando a navegador: ${seconds(began)} s, dos quais ${seconds(ready)} s depois de construir.`,
  );
}

async function activate(registry, { name, version, revision, path }, { preview, canary }) {
  const began = performance.now();
  const address = new URL(path, registry.url).href;
  if (preview) {
    const { url, until } = await registry.post(`/api/remotes/${name}/previews`, { version });
    told(`prévia até ${new Date(until).toLocaleString('pt-BR')}; ninguém mais vê`, began);
    console.log(`→ ${url}`);
    return;
  }
  const change =
    canary === undefined
      ? { action: 'promote', version, revision }
      : { action: 'canary', version, percent: canary, revision };
  const state = await registry.post(`/api/remotes/${name}/changes`, change);
  told(
    canary === undefined
      ? `no ar para todos${state.previousVersion ? ` (antes: ${state.previousVersion})` : ''}`
      : `no ar para ${canary}% das pessoas; as outras ficam com ${state.liveVersion ?? 'nada'}`,
    began,
  );
  if (canary !== undefined) console.log(`Para todos: pnpm release promote ${name}`);
  console.log(`Para voltar: pnpm release rollback ${name}`);
  console.log(`→ ${address}`);
}

async function prepare(name, { types }) {
  if (!apps().includes(name) || name === 'shell')
    throw new ReleaseFailure(
      'usage',
      `Não existe um remoto chamado ${name}. Há: ${apps()
        .filter((app) => app !== 'shell')
        .join(', ')}.`,
    );
  const began = performance.now();
  const checking = types ? checkTypes(name) : undefined;
  // Awaited below; a failure meanwhile is not an unhandled one.
  checking?.catch(() => undefined);
  // A server that runs from this very folder must not show the build before it is released.
  const versions = await build([name], {
    onBuild: (app, version) => console.log(`… construindo ${app} ${version}`),
    makeCurrent: false,
  }).catch((error) => {
    throw new ReleaseFailure('build', error.message);
  });
  told(`construída ${versions[name]}`, began);
  await checking;
  if (types) told('os tipos conferem com o contrato da plataforma', began);
  return join(root, name, 'dist', versions[name]);
}

function checkTypes(name) {
  return new Promise((fulfil, reject) => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const output = [];
    const child = spawn(process.execPath, [compiler, '--noEmit', '-p', join(root, name)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return fulfil();
      reject(
        new ReleaseFailure(
          'build',
          `Os tipos de ${name} não conferem com a plataforma:\n${Buffer.concat(output)}`,
        ),
      );
    });
  });
}

const told = (sentence, since) => console.log(`✓ ${sentence} (${seconds(since)} s)`);
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1).replace('.', ',');
