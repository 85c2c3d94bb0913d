import { gzipSync } from 'node:zlib';
import { satisfies } from 'semver';
import { z } from 'zod';
import { isModuleRemote } from '../../../contract/browser/modules/index.ts';
import { sha384 } from '../../remotes/sha384.ts';
import { checkAccess } from './access-checks.ts';
import { checkGuards } from './integrity-checks.ts';
import { checkMenu } from './menu-checks.ts';
import { checkModules, weighModule } from './module-checks.ts';
import type { OpenPackage } from './open-package.ts';
import { checkQuotas } from './quota-checks.ts';
import { checkStyles } from './style-checks.ts';

const Assets = z.object({
  js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
  css: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
});
const BuiltManifest = z.looseObject({
  metaData: z.looseObject({
    publicPath: z.string().optional(),
    remoteEntry: z.looseObject({ name: z.string(), type: z.string().optional() }),
  }),
  exposes: z.array(z.looseObject({ path: z.string(), assets: Assets })),
  shared: z.array(z.looseObject({ name: z.string(), singleton: z.boolean().optional(), assets: Assets })),
});
type BuiltManifest = z.infer<typeof BuiltManifest>;

/**
 * The limits in kB gzip; a package may set lower ones, never higher ones. `routes` are all screens of a remote together,
 * which a browser loads one by one.
 */
export const LARGEST = { remoteEntry: 25, routes: 140 };
const LIGHTER = {
  remoteEntry: 'Use o runtime da federação que a página empresta (docs/foreign-builds.md)',
  routes: 'Carregue com import() o que a primeira tela não usa',
};
/** The last platform whose pages hand out the core of federation's runtime to every remote. */
const LAST_WITH_CORE = '1.9.0';
/** Libraries of which a second copy would run in the page if they were not shared. */
const MUST_BE_SHARED = ['react', '@andromeda/platform'];
/** What the page hands out, by the beginning of its name. */
const OF_PAGE =
  /^(react|react-dom|@tanstack\/react-query|@andromeda\/platform|@andromeda\/design-system)(\/|$)/;

/** What must be changed in the package itself, one sentence each; empty when it is correct. */
export function checkPackage(given: OpenPackage): string[] {
  const manifest = BuiltManifest.safeParse(given.manifest);
  if (!manifest.success)
    return [
      'O mf-manifest.json não é o de um remoto. Construa com a federação e `manifest: true` (docs/foreign-builds.md).',
    ];
  return [
    ...checkIdentity(given),
    ...checkQuotas(given),
    ...checkHashes(given),
    ...checkManifest(given, manifest.data),
    ...(isModuleRemote(given)
      ? [...checkModules(given), ...checkCopies(manifest.data)]
      : checkGuards(given, manifest.data.metaData.remoteEntry.name)),
    ...checkStyles(given),
  ];
}

function checkIdentity({ build, files }: OpenPackage): string[] {
  const { name, version, remote } = build;
  const problems: string[] = [];
  if (remote.name !== name || remote.version !== version)
    problems.push(
      `O build.json se contradiz: ${name} ${version} descreve ${remote.name} ${remote.version}. Construa de novo.`,
    );
  for (const file of files.keys())
    if (/\.(gz|br|map)$/.test(file))
      problems.push(`${file} não faz parte do pacote. Deixe de fora .gz, .br e .map: o servidor comprime.`);
  if (remote.paths.length + remote.publicPaths.length === 0)
    problems.push('O remoto não serve nenhum caminho. Escreva "paths" em remote.json.');
  return [...problems, ...checkMenu(remote), ...checkAccess(remote)];
}

function checkHashes({ build, files }: OpenPackage): string[] {
  const problems: string[] = [];
  for (const [file, bytes] of files) {
    const promised = build.integrity[file];
    if (promised === undefined && /\.(js|css)$/.test(file))
      problems.push(
        `${file} não tem hash em build.json. Construa de novo, sem mudar arquivos depois, ou escreva o build.json com npx andromeda describe.`,
      );
    if (promised !== undefined && promised !== sha384(bytes))
      problems.push(
        `${file} não é o que foi construído: o hash não confere com o de build.json. Construa de novo.`,
      );
  }
  for (const file of Object.keys(build.integrity))
    if (!files.has(file)) problems.push(`Falta ${file}, que o build.json promete. Envie a pasta inteira.`);
  return problems;
}

function checkManifest(given: OpenPackage, manifest: BuiltManifest): string[] {
  const { build, files } = given;
  const problems: string[] = [];
  const entry = manifest.metaData.remoteEntry.name;
  const routes = manifest.exposes.filter(({ path }) => path === './routes');
  if (routes.length === 0)
    problems.push('O remoto não expõe ./routes. Exporte `routes` de src/routes.tsx e construa de novo.');
  if (manifest.metaData.publicPath !== 'auto')
    problems.push(
      `O publicPath é "${manifest.metaData.publicPath}" e tem de ser "auto": construa com NODE_ENV=production, ou ponha output.publicPath: 'auto' na sua configuração.`,
    );
  const uniqueName = `${build.name}@${build.version}`;
  const source = files.get(entry);
  const isModule = isModuleRemote(given);
  const naming = isModule ? 'name da federação' : 'output.uniqueName';
  if (source && !Buffer.from(source).includes(uniqueName))
    problems.push(
      `O ${naming} não contém a versão: esperado ${uniqueName}. Ponha ${isModule ? 'name' : naming}: '${uniqueName}' na sua configuração e construa de novo.`,
    );
  const used = [entry, ...[...manifest.exposes, ...manifest.shared].flatMap(({ assets }) => filesOf(assets))];
  for (const file of new Set(used))
    if (!files.has(file)) problems.push(`Falta ${file}, que o mf-manifest.json usa. Envie a pasta inteira.`);
  // Another build names only the modules that it uses, such as react/jsx-runtime.
  for (const name of MUST_BE_SHARED)
    if (!manifest.shared.some((library) => library.name === name || library.name.startsWith(`${name}/`)))
      problems.push(
        `${name} não é compartilhado. Ponha ${name} em "dependencies", e em \`shared\` se a configuração é sua, e construa de novo.`,
      );
  return [
    ...problems,
    ...checkRuntime(given, source),
    ...checkSize(
      given,
      entry,
      routes.flatMap(({ assets }) => filesOf(assets)),
    ),
  ];
}

/** The page hands out federation's runtime to scripts under one name; modules take the other one. */
function checkRuntime(given: OpenPackage, entry: Uint8Array | undefined): string[] {
  // Pages hand out this name only to remotes that an earlier platform could run, too.
  const early = satisfies(LAST_WITH_CORE, given.build.remote.platform);
  if (early || isModuleRemote(given) || !entry || !Buffer.from(entry).includes('_FEDERATION_RUNTIME_CORE'))
    return [];
  return [
    'A entrada pede o runtime da federação pelo nome antigo. Tire experiments.externalRuntime da federação e use o `externals` de docs/foreign-builds.md.',
  ];
}

/** What the page has, a remote of modules must not bring: of that it could take its own. The manifest names its scripts. */
function checkCopies({ shared }: BuiltManifest): string[] {
  return shared
    .filter(({ name, singleton, assets }) => OF_PAGE.test(name) && (!singleton || filesOf(assets).length > 0))
    .map(
      ({ name }) =>
        `${name} é da página, e o remoto pode usar uma cópia própria. Ponha singleton: true e import: false em \`shared\` e construa de novo.`,
    );
}

function checkSize(given: OpenPackage, entry: string, routes: string[]): string[] {
  const { files, budget, build } = given;
  const weigh = (names: string[]) =>
    names.reduce((sum, name) => sum + gzipSync(files.get(name) ?? Buffer.alloc(0)).byteLength, 0) / 1000;
  const ofEntry = isModuleRemote(given) ? weighModule(files, entry) : weigh([entry]);
  const sizes = { remoteEntry: ofEntry, routes: weigh(routes) };
  return (['remoteEntry', 'routes'] as const).flatMap((part) => {
    const limit = Math.min(budget?.[part] ?? LARGEST[part], LARGEST[part]);
    if (sizes[part] <= limit) return [];
    return [
      `${part} tem ${sizes[part].toFixed(1)} kB gzip e o limite é ${limit}. ${LIGHTER[part]}, ou aumente ${build.name} em tooling/budgets.json, ou andromeda.budget no package.json do seu repositório (até ${LARGEST[part]}).`,
    ];
  });
}

const filesOf = ({ js, css }: z.infer<typeof Assets>) => [...js.sync, ...js.async, ...css.sync, ...css.async];
