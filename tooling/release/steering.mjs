import { ReleaseFailure } from './failure.mjs';

/** Takes the canary back, or returns to the version before. */
export async function rollback(registry, name) {
  const { canaryVersion, liveVersion, revision } = await stateOf(registry, name);
  const state = await change(registry, name, { action: 'rollback', revision });
  console.log(
    canaryVersion
      ? `✓ canário ${canaryVersion} retirado; todos veem ${state.liveVersion ?? 'o que está construído no servidor'}`
      : `✓ ${name} voltou de ${liveVersion} para ${state.liveVersion}`,
  );
}

/** Shows a version, or the canary's where none is named, to everybody. */
export async function promote(registry, name, named) {
  const { canaryVersion, revision } = await stateOf(registry, name);
  const version = named ?? canaryVersion;
  if (!version)
    throw new ReleaseFailure('usage', `${name} não tem canário. Diga a versão: pnpm release status`);
  await change(registry, name, { action: 'promote', version, revision });
  console.log(`✓ ${name} ${version} no ar para todos`);
}

/** Shows the canary, or the version named, to so many of a hundred. */
export async function setCanary(registry, name, percent, named) {
  const { canaryVersion, revision } = await stateOf(registry, name);
  const version = named ?? canaryVersion;
  if (!version)
    throw new ReleaseFailure('usage', `${name} não tem canário. Diga a versão: pnpm release status`);
  await change(registry, name, { action: 'canary', version, percent, revision });
  console.log(`✓ ${name} ${version} no ar para ${percent}% das pessoas`);
}

/** Gives the remote back to what is built on the server's disk. */
export async function followBuild(registry, name) {
  const { revision, setBy, canaryVersion } = await stateOf(registry, name);
  if (setBy === 'start' && !canaryVersion)
    throw new ReleaseFailure('conflict', `${name} já segue o que está construído no servidor.`);
  const { builtVersion } = await change(registry, name, { action: 'follow_build', revision });
  console.log(`✓ ${name} segue o que está construído no servidor (${builtVersion ?? 'nada'})`);
}

/** What is live, in canary and published. */
export async function status(registry, name) {
  const { platform, shell, remotes } = await registry.get('/api/remotes');
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

/** Who did what, newest first. */
export async function trail(registry, name) {
  const query = name ? `?remote=${encodeURIComponent(name)}` : '';
  const { entries } = await registry.get(`/api/remote-trail${query}`);
  if (entries.length === 0) console.log('Nada foi publicado nem mudado ainda.');
  for (const { at, who, what, remote, version, detail } of entries) {
    const when = new Date(at).toLocaleString('pt-BR');
    console.log(`${when}  ${machines[who] ?? who} ${deedOf(what, detail)}  ${remote} ${version ?? ''}`);
  }
}

const byWhom = (who) => (who === 'start' ? 'pelo servidor' : `por ${who}`);

const machines = { start: 'O servidor', andromeda: 'A Andrômeda' };

function deedOf(what, { percent, failures, loads }) {
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

/** Makes a deploy token (`mfe-x` or `*`), lists them, or revokes one. */
export async function tokens(registry, { list, revoke, remote, days }, { label }) {
  if (list) {
    const all = (await registry.get('/api/remote-tokens')).tokens;
    if (all.length === 0) console.log('Nenhum token foi criado ainda: pnpm release token mfe-nome');
    for (const token of all) console.log(`${token.id}  ${token.remote}  ${token.label}${validity(token)}`);
    return;
  }
  if (revoke) {
    await registry.delete(`/api/remote-tokens/${revoke}`).catch((error) => {
      if (error.code !== 'not_found') throw error;
      throw new ReleaseFailure('usage', 'Este token não existe. Veja pnpm release token list.');
    });
    console.log('✓ o token não abre mais nada');
    return;
  }
  const asked = { remote, label: label ?? `${remote} (linha de comando)`, ...(days && { days }) };
  const { secret } = await registry.post('/api/remote-tokens', asked);
  console.error(`Token de ${remote}. Guarde agora: ele não aparece outra vez.`);
  console.log(secret);
}

function validity({ expiresAt, revokedAt }) {
  if (revokedAt) return '  (revogado)';
  if (!expiresAt) return '';
  const day = new Date(expiresAt).toLocaleDateString('pt-BR');
  return Date.parse(expiresAt) > Date.now() ? `  (até ${day})` : `  (venceu em ${day})`;
}

async function stateOf(registry, name) {
  const state = (await registry.get('/api/remotes')).remotes.find(({ remote }) => remote === name);
  if (!state) throw unknownRemote(registry, name);
  return state;
}

const unknownRemote = ({ url }, name) =>
  new ReleaseFailure('usage', `${url.origin} não conhece ${name}. Veja pnpm release status.`);

const change = (registry, name, order) => registry.post(`/api/remotes/${name}/changes`, order);
