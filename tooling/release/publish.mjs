import { basename, resolve } from 'node:path';
import { changeOrAsk } from './approval.mjs';
import { checkContract, checkTypes } from './checks.mjs';
import { currentCommit } from './current-commit.mjs';
import { exitCodes, ReleaseFailure } from './failure.mjs';
import { beginJourney } from './journey.mjs';
import { requireGoodKey } from './keys.mjs';
import { pack } from './pack.mjs';
import { appendPictures, photographStories } from './pictures.mjs';
import { statementOf } from './statement.mjs';
import { waitForCheck } from './wait-for-check.mjs';

/**
 * @import { TakenPicture } from '../contract/take-picture.mjs'
 * @import { Registry } from './connection.mjs'
 * @import { Project } from './project.mjs'
 * @import { RemoteState } from './reports.mjs'
 * @import { SigningKey } from './signing-key.mjs'
 * @typedef {{ from?: string | undefined, preview: boolean, checks: boolean, canary: number | undefined, key?: SigningKey | null, stories?: string | undefined, wait?: number | undefined }} Options
 */

/**
 * Builds a changed remote, checks its types, publishes it, and shows it to the users that the options name.
 * @param {Registry} registry
 * @param {Project} project
 * @param {string} name
 * @param {Options} options
 */
export async function release(registry, project, name, options) {
  const began = performance.now();
  const { key = null } = options;
  const journey = beginJourney(name);
  await requireGoodKey(registry, name, key, options.preview ? 0 : (options.canary ?? 100));
  const { folder, screens, ...checks } = options.from
    ? { folder: resolve(options.from), typesChecked: false, contractChecked: false, screens: [] }
    : await prepare(project, name, options);
  const stories = options.stories ? await photographStories(resolve(options.stories), project, name) : [];
  const ready = performance.now();
  const packed = pack(name, folder, {
    ...checks,
    budget: project.budgetOf(name),
    apiReport: await project.apiReport(),
  });
  appendPictures(packed.form, [...screens, ...stories]);
  if (key) await signPackage(packed.form, key);
  const {
    version,
    created,
    revision,
    warnings = [],
    checkRequired = false,
  } = /** @type {{ version: { version: string }, created: boolean, revision: number, warnings?: string[], checkRequired?: boolean }} */ (
    await registry.send(`/api/remotes/${name}/versions`, packed.form)
  );
  told(
    created
      ? `publicada ${version.version} (${Math.round(packed.bytes / 1000)} kB)`
      : `${version.version} já estava publicada`,
    ready,
  );
  for (const warning of warnings) console.log(`! ${warning}`);
  journey.published(version.version);
  if (checkRequired && !options.preview)
    await waitForCheck(registry, { name, version: version.version }, { minutes: options.wait });
  await activate(
    registry,
    { name, version: version.version, revision, path: packed.paths[0] ?? '/' },
    options,
  ).catch((error) => {
    // The server may or may not have completed it.
    if (error.exitCode === exitCodes.away) error.message += `\n${journey.stand()}`;
    throw error;
  });
  journey.end();
  console.log(
    `De comando a navegador: ${seconds(began)} s, dos quais ${seconds(ready)} s depois de construir e conferir.`,
  );
}

/** @param {FormData} form @param {SigningKey} key */
async function signPackage(form, key) {
  const statement = await statementOf(form);
  form.set('statement', statement);
  form.set('signature', key.sign(statement));
}

/**
 * @param {Registry} registry
 * @param {{ name: string, version: string, revision: number, path: string }} published
 * @param {Options} options
 */
async function activate(registry, { name, version, revision, path }, { preview, canary, wait }) {
  const began = performance.now();
  const address = new URL(path, registry.url).href;
  if (preview) {
    const { url, until } = /** @type {{ url: string, until: string }} */ (
      await registry.post(`/api/remotes/${name}/previews`, { version })
    );
    told(`prévia até ${new Date(until).toLocaleString('pt-BR')}; ninguém mais vê`, began);
    console.log(`→ ${url}`);
    return;
  }
  const change =
    canary === undefined
      ? { action: 'promote', version, revision }
      : { action: 'canary', version, percent: canary, revision };
  const state = await changeOrAsk(registry, name, change, { minutes: wait });
  told(
    canary === undefined
      ? `no ar para todos${state.previousVersion ? ` (antes: ${state.previousVersion})` : ''}`
      : `no ar para ${canary}% das pessoas; as outras ${state.liveVersion ? `ficam com ${state.liveVersion}` : 'ainda não veem este remoto'}`,
    began,
  );
  if (canary !== undefined) console.log(`Para todos: pnpm release promote ${name}`);
  console.log(`Para voltar: pnpm release rollback ${name}`);
  console.log(`→ ${address}`);
}

/**
 * @param {Project} project
 * @param {string} name
 * @param {Options} options
 */
async function prepare(project, name, { checks }) {
  const began = performance.now();
  const commit = currentCommit(project.root);
  const checking = checks ? checkTypes(project, name) : undefined;
  // Awaited below; until then a rejection must not count as unhandled.
  checking?.catch(() => undefined);
  const folder = await project
    .build(name, (version) => console.log(`… construindo ${name} ${version}`))
    .catch((error) => {
      throw new ReleaseFailure('build', error.message);
    });
  told(`construída ${basename(folder)}`, began);
  if (!checks) return { folder, typesChecked: false, contractChecked: false, screens: nothing, ...commit };
  console.log('… conferindo tipos e telas contra o contrato da plataforma');
  const { contractChecked, pictures } = await checkContract(project, folder);
  await checking;
  told('os tipos conferem com o contrato da plataforma', began);
  return { folder, typesChecked: true, contractChecked, screens: pictures, ...commit };
}

/** @type {TakenPicture[]} */
const nothing = [];

const told = (/** @type {string} */ sentence, /** @type {number} */ since) =>
  console.log(`✓ ${sentence} (${seconds(since)} s)`);
const seconds = (/** @type {number} */ since) =>
  ((performance.now() - since) / 1000).toFixed(1).replace('.', ',');
