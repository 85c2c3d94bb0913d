import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type AndromedaServer, startAndromeda } from '../host/andromeda-server.ts';
import { withDevices as test } from '../host/devices.ts';
import { freePort } from '../host/free-port.ts';
import { newDataDir } from '../host/new-data-dir.ts';
import { copyProject, type ProjectCopy } from '../host/project-copy.ts';
import { accessToken, createSeller, startSession } from '../host/seller.ts';

test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;
let product: AndromedaServer;
/** What the server of `pnpm dev` keeps. */
const dataDir = newDataDir();

const create = (...args: string[]) => project.run('tooling/create-remote/main.mjs', ...args);

test.beforeAll(async () => {
  project = copyProject();
  const { output } = create('mfe-cupons', '--path', '/cupons', '--label', 'Meus cupons', '--icon', 'gem');
  expect(output).toContain('✓ mfe-cupons está pronto');
  expect(project.run('tooling/scripts/build.mjs').output).toContain('building mfe-cupons');
  product = await startAndromeda({ root: project.root });
});
test.afterAll(async () => {
  await product?.dispose();
  project?.dispose();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The source of the new remote's screen. */
const screen = () => join(project.root, 'mfe-cupons/src/features/cupons/cupons-screen.tsx');

function rewrite(from: string, to: string) {
  writeFileSync(screen(), readFileSync(screen(), 'utf8').replace(from, to));
}

test('a new remote appears in the menu once it is built, and the shell stays unchanged', {
  tag: '@long',
}, async ({ openDevice }) => {
  const page = await openDevice(product.url);
  await startSession(page, product.url, await createSeller(product.url));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Meus cupons' }).click();
  await expect(page.getByRole('heading', { name: 'Meus cupons' })).toBeVisible();
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible();
});

test('a remote with a backend of its own keeps what its user writes, and shows it to no other user', {
  tag: '@long',
}, async ({ openDevice }) => {
  create('mfe-recados', '--path', '/recados', '--label', 'Recados', '--backend');
  expect(project.run('tooling/scripts/build.mjs', 'mfe-recados').output).toContain('building mfe-recados');
  const server = await startAndromeda({ root: project.root });
  try {
    const page = await openDevice(server.url);
    const seller = await createSeller(server.url);
    await startSession(page, server.url, seller);
    await page.goto('/recados');
    await page.getByLabel('Nova anotação').fill('Conferir o estoque');
    await page.getByRole('button', { name: 'Anotar' }).click();
    await expect(page.getByText('Conferir o estoque')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Conferir o estoque')).toBeVisible();

    const other = await openDevice(server.url);
    await startSession(other, server.url, await createSeller(server.url));
    await other.goto('/recados');
    await expect(other.getByText('Suas anotações aparecem aqui.')).toBeVisible();
    await expectContract(`${server.url}/api/r/mfe-recados`, await accessToken(server.url, seller));
  } finally {
    await server.dispose();
  }
});

/** The backend describes its routes, and refuses wrong input as the product does. */
async function expectContract(address: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const contract = await (await fetch(`${address}/openapi.json`, { headers })).json();
  expect(contract).toMatchObject({
    info: { title: 'mfe-recados' },
    servers: [{ url: '/api/r/mfe-recados' }],
    paths: { '/notes': { get: {}, post: { requestBody: { required: true } } } },
  });
  for (const body of ['{"text":" "}', '{}']) {
    const answer = await fetch(`${address}/notes`, { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 'bad_request', details: { field: 'text' } } },
    ]);
  }
  const broken = await fetch(`${address}/notes`, { method: 'POST', headers, body: '{' });
  expect([broken.status, await broken.json()]).toEqual([400, { error: { code: 'bad_request' } }]);
}

test('a team develops one remote inside the running product and sees a change without a reload', {
  tag: '@long',
}, async ({ openDevice }) => {
  const address = /daqui, o resto de \S+: (http:\/\/\S+)\/cupons/;
  const [, local = ''] = await project.start(
    address,
    { PORT: String(await freePort()) },
    'tooling/scripts/dev.mjs',
    'mfe-cupons',
    '--against',
    product.url,
  );
  const page = await openDevice(local);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await startSession(page, local, await createSeller(product.url));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Meus cupons' }).click();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  rewrite('Suas imagens mais recentes', 'Mudei esta frase');
  await expect(page.getByText('Mudei esta frase')).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  // The open tab asks for the live versions; here the answer is the local remote.
  const list = await page.evaluate(async () => (await fetch('/remotes.json')).json());
  expect(list.remotes.find(({ name }: { name: string }) => name === 'mfe-cupons')).toMatchObject({
    version: 'dev',
  });
  await page.getByRole('link', { name: 'Biblioteca' }).click();
  await expect(page.getByRole('heading', { name: 'Biblioteca' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a team develops one remote with the server from here, in the shell as it was built, and sees a change without a reload', {
  tag: '@long',
}, async ({ openDevice }) => {
  const port = String(await freePort());
  const [, local = ''] = await project.start(
    /ready (http:\/\/\S+)/,
    { PORT: port, DATA_DIR: dataDir },
    'tooling/scripts/dev.mjs',
    'mfe-cupons',
  );
  const page = await openDevice(local);
  await startSession(page, local, await createSeller(local));
  await page.goto('/cupons');
  expect(await page.locator('script[src^="/assets/"]').count()).toBeGreaterThan(0);
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  rewrite('Nada por aqui ainda', 'Nada por enquanto');
  await expect(page.getByText('Nada por enquanto')).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  rewrite('Nada por enquanto', 'Nada por aqui ainda');
});

test('one remote runs alone in every state that the engineer chooses', { tag: '@long' }, async ({ page }) => {
  const port = await freePort();
  const [, local = ''] = await project.start(
    /sozinho: (http:\/\/\S+)\//,
    { PORT: String(port) },
    'tooling/scripts/alone.mjs',
    'mfe-cupons',
  );
  await page.goto(`${local}/`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await page.getByLabel('Estado').selectOption({ label: 'Vazio' });
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible();
  await page.getByLabel('Estado').selectOption({ label: 'Erro' });
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

type Edits = Record<string, (text: string) => string>;

/** Releases the new remote as a project with these edits builds it, and puts the files back. */
function releaseFrom(edits: Edits) {
  const before = Object.keys(edits).map((path) => {
    const file = join(project.root, path);
    return { file, text: readFileSync(file, 'utf8'), edit: edits[path] ?? String };
  });
  for (const { file, text, edit } of before) {
    expect(edit(text), `an edit of ${file} that changes nothing`).not.toBe(text);
    writeFileSync(file, edit(text));
  }
  const token = readFileSync(join(product.dataDir, 'deploy-token'), 'utf8');
  const server = ['--url', product.url, '--token', token, '--skip-checks'];
  const release = project.run('tooling/release/main.mjs', 'mfe-cupons', ...server);
  for (const { file, text } of before) writeFileSync(file, text);
  return { ...release, version: /publicada (\S+)/.exec(release.output)?.[1] ?? '' };
}

/** The build of remotes for platform 1.10: they share whole libraries, and bring a copy for a page without them. */
const build110: Edits = {
  'platform/package.json': (text) => JSON.stringify({ ...JSON.parse(text), version: '1.10.0' }),
  'tooling/rspack/shared-libraries.mjs': (text) =>
    text
      .replace(', import: /** @type {const} */ (false) }', ' }')
      .replace('if (name === inParts.library)', "if (name === '')"),
  'tooling/rspack/index.mjs': (text) => text.replace(': [partsOfPage]', ': []'),
  'tooling/rspack/federation.mjs': (text) => text.replace(', new DescribeRemotePlugin()]', ']'),
};
/** For platform 1.9 they also brought the runtime of their bundler. */
const build19: Edits = {
  ...build110,
  'platform/package.json': (text) => JSON.stringify({ ...JSON.parse(text), version: '1.9.0' }),
  'tooling/rspack/index.mjs': (text) =>
    (build110['tooling/rspack/index.mjs'] ?? String)(text).replace(
      'externals: [bundlerRuntimeOfPage]',
      'externals: []',
    ),
  'tooling/rspack/federation.mjs': (text) =>
    (build110['tooling/rspack/federation.mjs'] ?? String)(text).replace(
      '{ asyncStartup: true }',
      '{ asyncStartup: true, externalRuntime: true }',
    ),
};
const heavierEntry: Edits = {
  'tooling/budgets.json': (text) =>
    text.replace(/("mfe-cupons": \{ "remoteEntry": )[\d.]+/, (_, start) => `${start}20`),
};

test('a remote that brings the runtime of its bundler itself, as those for platform 1.9 did, runs in the page', {
  tag: '@long',
}, async ({ openDevice }) => {
  const { version } = releaseFrom({ ...build19, ...heavierEntry });
  const entry = readFileSync(join(project.root, 'mfe-cupons/dist', version, 'remoteEntry.js'), 'utf8');
  expect(entry).toContain('_FEDERATION_RUNTIME_CORE');
  expect(entry).not.toContain('_FEDERATION_BUNDLER_RUNTIME');
  const page = await openDevice(product.url);
  await startSession(page, product.url, await createSeller(product.url));
  await page.goto('/cupons');
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible();
});

const designSystemVersion = (): string =>
  JSON.parse(readFileSync(join(project.root, 'design-system/package.json'), 'utf8')).version;

/** The new remote's design system in this version, whose headings have wide letter spacing. */
const designSystem = (version: string): Edits => ({
  'design-system/package.json': (text) => JSON.stringify({ ...JSON.parse(text), version }),
  'design-system/src/navigation/page-header.module.css': (text) =>
    `${text}\n.header h1 { letter-spacing: 9px }\n`,
});

const designSystemOf = (version: string) => {
  const manifest = join(project.root, 'mfe-cupons/dist', version, 'mf-manifest.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).shared.find(
    ({ name }: { name: string }) => name === '@andromeda/design-system',
  );
};

test('a remote built with another version of the design system runs on the one copy in the page, and an incompatible one is refused', {
  tag: '@long',
}, async ({ openDevice }) => {
  const live = designSystemVersion();
  const older = releaseFrom({ ...build110, ...heavierEntry, ...designSystem(`${live}-rc.1`) });
  expect(older.output).toContain('no ar para todos');
  const page = await openDevice(product.url);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await startSession(page, product.url, await createSeller(product.url));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Meus cupons' }).click();
  const spacing = (name: string) =>
    page
      .getByRole('heading', { level: 1, name })
      .evaluate((heading) => getComputedStyle(heading).letterSpacing);
  const shared = await spacing('Meus cupons');
  expect(shared).not.toBe('9px');
  await page.getByRole('link', { name: 'Biblioteca' }).click();
  expect(await spacing('Biblioteca')).toBe(shared);
  expect(files.some((file) => file.includes(`/mfe-cupons/${older.version}/`))).toBe(true);
  const own = designSystemOf(older.version);
  expect(own).toMatchObject({ version: `${live}-rc.1`, requiredVersion: `^${live}-rc.1` });
  const names = [...own.assets.js.sync, ...own.assets.css.sync];
  expect(names).not.toEqual([]);
  expect(
    files.filter((file) => file.includes('/mfe-cupons/') && names.some((name) => file.endsWith(name))),
  ).toEqual([]);

  // Only for such a remote does the page load the design system as a whole.
  const whole = (file: string) => /\/assets\/[^/]+\/earlier-remotes\.\w+\.js$/.test(file);
  expect(files.filter(whole)).toHaveLength(1);

  const now = releaseFrom(designSystem(`${live}-rc.2`));
  expect(now.output).toContain('no ar para todos');
  expect(designSystemOf(now.version)).toMatchObject({
    version: `${live}-rc.2`,
    requiredVersion: `^${live}-rc.2`,
    assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
  });
  files.length = 0;
  await page.goto('/cupons');
  expect(await spacing('Meus cupons')).toBe(shared);
  expect(files.filter(whole)).toEqual([]);

  // Of the same major version a newer one is no matter, where the remote uses nothing new of it.
  const next = `${Number(live.split('.')[0]) + 1}.0.0`;
  const newer = releaseFrom(designSystem(next));
  expect(newer.status).toBe(6);
  expect(newer.output).toContain(`pede @andromeda/design-system ^${next} e a casca no ar tem ${live}`);
});

test('create-remote refuses wrong arguments and says what to change', { tag: '@long' }, () => {
  const { status, output } = create('mfe-cupons', '--path', '/library', '--label', 'Biblioteca');
  expect(status).toBe(1);
  expect(output).toContain('Já existe uma pasta chamada mfe-cupons. Escolha outro nome.');
  expect(output).toContain('O caminho /library já é de mfe-library. Escolha outro.');
  expect(output).toContain('O menu já tem "Biblioteca", de mfe-library. Escolha outro nome.');
  const refused = (words: string[], sentence: string) => {
    const { status, output } = create(...words);
    expect(output, words.join(' ')).toContain(sentence);
    expect(status, words.join(' ')).toBe(1);
  };
  refused([], 'Diga o nome: pnpm create-remote mfe-cupons');
  refused(['mfe-Ações', '--path', '/x', '--label', 'Ações'], '"mfe-Ações" não serve de nome');
  refused(['mfe-x', '--path', '/Ações', '--label', 'Ações'], '"/Ações" não serve de caminho');
  refused(['mfe-x', '--path', '/login', '--label', 'Entrar'], 'O caminho /login é do próprio shell');
  refused(['mfe-x', '--path', '/api/x', '--label', 'Interfaces'], 'O caminho /api/x é do servidor');
  refused(['mfe-x', '--path', '/x', '--label', '<b>x</b>'], '"<b>x</b>" não serve de nome no menu');
  refused(['mfe-x', '--path', '/x', '--label'], 'Falta o valor de --label');
  refused(
    ['mfe-x', '--path', '/x', '--label', 'Ofertas', 'do', 'dia'],
    'Um nome com espaços vem entre aspas: --label "Ofertas do dia".',
  );
  expect(existsSync(join(project.root, 'mfe-x'))).toBe(false);
});

test('the menu file keeps the accents, apostrophe and quotes of a label as they are printed', {
  tag: '@long',
}, () => {
  const { output } = create('mfe-rio', '--path', '/rio', '--label', `Gota d'água "São João" & Cia`);
  expect(output).toContain('✓ mfe-rio está pronto');
  const { menu } = JSON.parse(readFileSync(join(project.root, 'mfe-rio/remote.json'), 'utf8'));
  expect(menu[0].label).toBe('Gota d’água “São João” & Cia');
  expect(project.run('tooling/scripts/build.mjs', 'mfe-rio').output).toContain('building mfe-rio');
});
