import { ReleaseFailure } from './failure.mjs';

/**
 * What the registry answers.
 * @import { Registry } from './connection.mjs'
 * @typedef {{ version: string, publishedAt: string, publishedBy: string, typesChecked: boolean, contractChecked: boolean }} PublishedVersion
 * @typedef {{
 *   remote: string, paths: string[], revision: number, setBy: string, canaryPercent: number, versions: PublishedVersion[],
 *   liveVersion: string | null, canaryVersion: string | null, previousVersion: string | null, builtVersion: string | null,
 * }} RemoteState
 * @typedef {{ platform: string | null, shell: { version: string | null }, remotes: RemoteState[] }} Status
 * @typedef {{ at: string, who: string, what: string, remote: string, version: string | null,
 *   detail: { percent?: number, failures?: number, loads?: number } }} TrailEntry
 * @typedef {{ id: string, remote: string, label: string, expiresAt: string | null, revokedAt: string | null }} Token
 */

/**
 * Takes the canary back, or returns to the version before.
 * @param {Registry} registry
 * @param {string} name
 */
export async function rollback(registry, name) {
  const { canaryVersion, liveVersion, revision } = await stateOf(registry, name);
  const state = await change(registry, name, { action: 'rollback', revision });
  console.log(
    canaryVersion
      ? `✓ canário ${canaryVersion} retirado; todos veem ${state.liveVersion ?? 'o que está construído no servidor'}`
      : `✓ ${name} voltou de ${liveVersion} para ${state.liveVersion}`,
  );
}

/**
 * Shows a version, or the canary's where none is named, to everybody.
 * @param {Registry} registry
 * @param {string} name
 * @param {string} [named]
 */
export async function promote(registry, name, named) {
  const { canaryVersion, revision } = await stateOf(registry, name);
  const version = named ?? canaryVersion;
  if (!version)
    throw new ReleaseFailure('usage', `${name} não tem canário. Diga a versão: pnpm release status`);
  await change(registry, name, { action: 'promote', version, revision });
  console.log(`✓ ${name} ${version} no ar para todos`);
}

/**
 * Shows the canary, or the version named, to so many of a hundred.
 * @param {Registry} registry
 * @param {string} name
 * @param {number} percent
 * @param {string} [named]
 */
export async function setCanary(registry, name, percent, named) {
  const { canaryVersion, revision } = await stateOf(registry, name);
  const version = named ?? canaryVersion;
  if (!version)
    throw new ReleaseFailure('usage', `${name} não tem canário. Diga a versão: pnpm release status`);
  await change(registry, name, { action: 'canary', version, percent, revision });
  console.log(`✓ ${name} ${version} no ar para ${percent}% das pessoas`);
}

/**
 * Gives the remote back to what is built on the server's disk.
 * @param {Registry} registry
 * @param {string} name
 */
export async function followBuild(registry, name) {
  const { revision, setBy, canaryVersion } = await stateOf(registry, name);
  if (setBy === 'start' && !canaryVersion)
    throw new ReleaseFailure('conflict', `${name} já segue o que está construído no servidor.`);
  const { builtVersion } = await change(registry, name, { action: 'follow_build', revision });
  console.log(`✓ ${name} segue o que está construído no servidor (${builtVersion ?? 'nada'})`);
}

/**
 * Prints what is live, in canary and published.
 * @param {Registry} registry
 * @param {string} [name]
 */
export async function status(registry, name) {
  const { platform, shell, remotes } = /** @type {Status} */ (await registry.get('/api/remotes'));
  if (name && !remotes.some(({ remote }) => remote === name)) throw unknownRemote(registry, name);
  console.log(`${registry.url.origin}: casca ${shell.version ?? '—'}, plataforma ${platform ?? '—'}`);
  for (const remote of remotes.filter((each) => !name || each.remote === name)) {
    const { liveVersion, canaryVersion, canaryPercent, previousVersion, setBy } = remote;
    console.log(`\n${remote.remote}  ${remote.paths.join(' ')}`);
    console.log(
      `  no ar     ${liveVersion ?? '—'}  (${setBy === 'start' ? 'construída no servidor' : `por ${setBy}`})`,
    );
    if (canaryVersion) console.log(`  canário   ${canaryVersion}  para ${canaryPercent}%`);
    if (previousVersion) console.log(`  anterior  ${previousVersion}`);
    for (const { version, publishedAt, publishedBy, typesChecked, contractChecked } of remote.versions.slice(
      0,
      name ? 20 : 3,
    ))
      console.log(
        `  publicada ${version}  ${new Date(publishedAt).toLocaleString('pt-BR')}  ${byWhom(publishedBy)}${publishedBy === 'start' || (typesChecked && contractChecked) ? '' : '  (não conferida por inteiro)'}`,
      );
  }
}

/**
 * Prints who did what, newest first.
 * @param {Registry} registry
 * @param {string} [name]
 */
export async function trail(registry, name) {
  const query = name ? `?remote=${encodeURIComponent(name)}` : '';
  const { entries } = /** @type {{ entries: TrailEntry[] }} */ (
    await registry.get(`/api/remote-trail${query}`)
  );
  if (entries.length === 0) console.log('Nada foi publicado nem mudado ainda.');
  for (const { at, who, what, remote, version, detail } of entries) {
    const when = new Date(at).toLocaleString('pt-BR');
    console.log(`${when}  ${machines[who] ?? who} ${deedOf(what, detail)}  ${remote} ${version ?? ''}`);
  }
}

const byWhom = (/** @type {string} */ who) => (who === 'start' ? 'pelo servidor' : `por ${who}`);

/** @type {Record<string, string>} */
const machines = { start: 'O servidor', andromeda: 'A Andrômeda' };

/**
 * @param {string} what
 * @param {TrailEntry['detail']} detail
 */
function deedOf(what, { percent, failures, loads = 0 }) {
  /** @type {Record<string, string>} */
  const deeds = {
    publish: 'publicou',
    promote: 'mostrou a todos',
    canary: `mostrou a ${percent}% das pessoas`,
    stop_canary: 'retirou o canário',
    rollback: 'voltou à versão anterior',
    canary_rolled_back: 'retirou o canário por falhas',
    follow_build: 'voltou ao que está construído no servidor',
    preview: 'criou um link de prévia',
    prune: 'apagou uma versão antiga',
    token_created: 'criou um token de publicação',
    token_revoked: 'revogou um token de publicação',
  };
  return `${deeds[what] ?? what}${failures === undefined ? '' : ` (${failures} falhas em ${failures + loads} aberturas)`}`;
}

/**
 * Makes a deploy token (`mfe-x` or `*`), lists them, or revokes one.
 * @param {Registry} registry
 * @param {{ list?: boolean, revoke?: string, remote?: string, days?: number | undefined }} request
 * @param {{ label?: string | undefined }} options
 */
export async function tokens(registry, { list, revoke, remote, days }, { label }) {
  if (list) {
    const { tokens: all } = /** @type {{ tokens: Token[] }} */ (await registry.get('/api/remote-tokens'));
    if (all.length === 0) console.log('Nenhum token foi criado ainda: pnpm release token mfe-nome');
    for (const token of all) console.log(`${token.id}  ${token.remote}  ${token.label}${validity(token)}`);
    return;
  }
  if (revoke) {
    await registry.delete(`/api/remote-tokens/${revoke}`).catch((/** @type {ReleaseFailure} */ error) => {
      if (error.code !== 'not_found') throw error;
      throw new ReleaseFailure('usage', 'Este token não existe. Veja pnpm release token list.');
    });
    console.log('✓ o token não abre mais nada');
    return;
  }
  const asked = { remote, label: label ?? `${remote} (linha de comando)`, ...(days && { days }) };
  const { secret } = /** @type {{ secret: string }} */ (await registry.post('/api/remote-tokens', asked));
  console.error(`Token de ${remote}. Guarde agora: ele não aparece outra vez.`);
  console.log(secret);
}

/** @param {Token} token */
function validity({ expiresAt, revokedAt }) {
  if (revokedAt) return '  (revogado)';
  if (!expiresAt) return '';
  const day = new Date(expiresAt).toLocaleDateString('pt-BR');
  return Date.parse(expiresAt) > Date.now() ? `  (até ${day})` : `  (venceu em ${day})`;
}

/**
 * @param {Registry} registry
 * @param {string} name
 */
async function stateOf(registry, name) {
  const { remotes } = /** @type {Status} */ (await registry.get('/api/remotes'));
  const state = remotes.find(({ remote }) => remote === name);
  if (!state) throw unknownRemote(registry, name);
  return state;
}

const unknownRemote = (/** @type {Registry} */ { url }, /** @type {string} */ name) =>
  new ReleaseFailure('usage', `${url.origin} não conhece ${name}. Veja pnpm release status.`);

/**
 * @param {Registry} registry
 * @param {string} name
 * @param {object} request
 */
const change = async (registry, name, request) =>
  /** @type {RemoteState} */ (await registry.post(`/api/remotes/${name}/changes`, request));
