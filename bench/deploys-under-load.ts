import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type AndromedaServer, startAndromeda } from '../e2e/host/andromeda-server.ts';
import { changeRemote } from '../e2e/host/changed-remote.ts';
import { startPageLoad } from '../e2e/host/page-load.ts';
import { runRelease } from '../e2e/host/release-cli.ts';
import { createSeller, signIn } from '../e2e/host/seller.ts';
import { type Stop, walkMenu } from '../e2e/host/walk-menu.ts';
import { type Row, rowOf } from './figures/row.ts';

const REMOTE = 'mfe-library';
const NAVIGATIONS = 500;
const TABS = 3;
const DEPLOYS = 10;
/** A user takes a longer wait for a fault. */
const PATIENCE_MS = 10_000;

const library: Stop = { link: 'Biblioteca', headings: ['Biblioteca', 'Estante'] };
const others: readonly Stop[] = [
  { link: 'Configurações', headings: ['Configurações'] },
  { link: 'Criador de Título', headings: ['Criador de Título'] },
  { link: 'Gerador de Criativos', headings: ['Gerador de criativos'] },
  { link: 'Planos', headings: ['Escolha o plano ideal'] },
  { link: 'Gerador de Palavras-chave', headings: ['Gerador de Palavras-chave'] },
];
/** From the deployed remote to each other screen and back, twice, and then a reload of the page. */
const way = others.flatMap((other) => [library, other]);
const round = [...way, ...way, library];

/** Counts how many of 500 navigations in open tabs fail while a remote is deployed and rolled back 20 times under load. */
export async function run(): Promise<Row[]> {
  const server = await startAndromeda();
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const versions = Array.from({ length: DEPLOYS }, (_, index) =>
    changeRemote(REMOTE, `u${index}`, ['Biblioteca', `Estante ${index}`]),
  );
  try {
    return await measure(
      server,
      browser,
      versions.map(({ folder }) => folder),
    );
  } finally {
    await browser.close();
    await server.dispose();
    for (const { folder } of versions) rmSync(dirname(folder), { recursive: true, force: true });
  }
}

async function measure(server: AndromedaServer, browser: Browser, folders: string[]): Promise<Row[]> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(browser, server)));
  const counts = { navigations: 0, changed: 0 };
  const failures: string[] = [];
  const enough = () => counts.navigations >= NAVIGATIONS && counts.changed === DEPLOYS * 2;
  const walk = async (page: Page) => {
    while (!enough()) {
      for (const stop of round) failures.push(...(await walkMenu(page, [stop], PATIENCE_MS)));
      failures.push(...(await reload(page)));
      counts.navigations += round.length + 1;
    }
  };
  const release = async (...words: string[]) => {
    const { code, output } = await runRelease(server, ...words);
    if (code !== 0) failures.push(`release ${words.join(' ')} ended with ${code}: ${output}`);
    counts.changed += 1;
  };
  const releaseAll = async () => {
    for (const folder of folders) {
      await release(REMOTE, '--from', folder);
      await release('rollback', REMOTE);
    }
  };
  await using load = startPageLoad(server.url, { remote: REMOTE, visitors: 2, pauseMs: 200 });
  const began = performance.now();
  await Promise.all([...tabs.map(walk), releaseAll()]);
  failures.push(...load.failures);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${TABS} tabs, ${load.navigations()} pages with all files by HTTP, ${DEPLOYS} deploys and rollbacks in ${seconds} s`,
  );
  if (failures[0]) console.log(`first failure: ${failures[0]}`);
  return [
    rowOf(`failed of ${counts.navigations} navigations`, 'navigations', [failures.length], {
      wanted: ['value', 'at most', 0],
    }),
  ];
}

async function openTab(browser: Browser, { url }: AndromedaServer): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'pt-BR' })).newPage();
  await signIn(page, await createSeller(url));
  return page;
}

async function reload(page: Page): Promise<string[]> {
  await page.reload({ waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: /^(Biblioteca|Estante)/ });
  return heading.waitFor({ timeout: PATIENCE_MS }).then(
    () => [],
    () => ['a reload ended without the heading'],
  );
}
