import { ReleaseFailure } from './failure.mjs';
import { unknownRemote } from './reports.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @import { Status } from './reports.mjs'
 * @typedef {{ area: string, change: 'added' | 'removed' | 'changed', name: string, before?: string, after?: string }} ApiChange
 * @typedef {{ name: string, before: number | null, after: number | null }} FileChange
 * @typedef {{ against: string, api: ApiChange[], contractBreaks: string[], files: FileChange[], bytesBefore: number, bytesAfter: number }} Comparison
 * @typedef {{ version: { version: string }, comparison: Comparison | null }} Details
 */

/**
 * Prints what a version changes: from the one that was live before it, or from a named one. Without a name it is the canary's version, else
 * the newest one.
 * @param {Registry} registry
 * @param {string} name
 * @param {string} [named]
 * @param {string} [against]
 */
export async function differences(registry, name, named, against) {
  const version = named ?? (await newestOf(registry, name));
  const query = against ? `?against=${encodeURIComponent(against)}` : '';
  const path = `/api/remotes/${name}/versions/${encodeURIComponent(version)}${query}`;
  const { comparison } = /** @type {Details} */ (await registry.get(path));
  if (!comparison) {
    console.log(`${name} ${version} é a única versão: não há com o que comparar.`);
    return;
  }
  const { api, contractBreaks, files, bytesBefore, bytesAfter } = comparison;
  console.log(`${name} ${version}, em relação a ${comparison.against}:`);
  for (const sentence of contractBreaks) console.log(`! ${sentence}`);
  for (const change of api)
    console.log(`  ${deeds[change.change]} ${areas[change.area] ?? change.area}: ${detailOf(change)}`);
  if (api.length === 0) console.log('  diz de si o mesmo que a outra');
  for (const { name: file, before, after } of files)
    console.log(`  ${fileDeed(before, after)} ${file}: ${inKilobytes(before)} → ${inKilobytes(after)}`);
  console.log(`  ao todo: ${inKilobytes(bytesBefore)} → ${inKilobytes(bytesAfter)}`);
}

/**
 * @param {Registry} registry
 * @param {string} name
 */
async function newestOf(registry, name) {
  const { remotes } = /** @type {Status} */ (await registry.get('/api/remotes'));
  const remote = remotes.find((each) => each.remote === name);
  if (!remote) throw unknownRemote(registry, name);
  const version = remote.canaryVersion ?? remote.versions[0]?.version;
  if (!version) throw new ReleaseFailure('usage', `${name} não tem versão publicada.`);
  return version;
}

const deeds = { added: '+', removed: '−', changed: '~' };

/** @type {Record<string, string>} */
const areas = {
  paths: 'caminho',
  layouts: 'altura ou cabeçalho da tela',
  menu: 'menu',
  access: 'quem pode entrar',
  slots: 'lugar que oferece',
  fills: 'lugar que preenche',
  publishes: 'evento que publica',
  listens: 'evento que ouve',
  modules: 'módulo que expõe',
  platform: 'plataforma',
  shared: 'biblioteca',
  uses: 'usa da página',
  backend: 'backend',
  migrations: 'migração',
  operations: 'operação do backend',
};

/** @param {ApiChange} change */
function detailOf({ name, before, after }) {
  if (before !== undefined && after !== undefined)
    return before === after ? `${name} (${after}, com outros detalhes)` : `${name} (${before} → ${after})`;
  const only = after ?? before;
  return only === undefined ? name : `${name} (${only})`;
}

/** @param {number | null} before @param {number | null} after */
function fileDeed(before, after) {
  if (before === null) return '+';
  return after === null ? '−' : '~';
}

/** @param {number | null} bytes */
const inKilobytes = (bytes) =>
  bytes === null ? '—' : `${(bytes / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} kB`;
