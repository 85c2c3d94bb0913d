import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import type { AndromedaServer } from '../host/andromeda-server.ts';
import { changeRemote } from '../host/changed-remote.ts';
import type { OpenDevice } from '../host/devices.ts';
import { startPageLoad } from '../host/page-load.ts';
import { runRelease } from '../host/release-cli.ts';
import { createSeller, signIn } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';
import { type Stop, walkMenu } from '../host/walk-menu.ts';

const REMOTE = 'mfe-library';
const NAVIGATIONS = 500;
const TABS = 3;
const DEPLOYS = 10;
const ROLLBACKS = 10;
/** Longer than this a person takes for broken. */
const PATIENCE_MS = 10_000;

const library: Stop = { link: 'Biblioteca', headings: ['Biblioteca', 'Estante'] };
const others: readonly Stop[] = [
  { link: 'Configurações', headings: ['Configurações'] },
  { link: 'Criador de Título', headings: ['Criador de Título'] },
  { link: 'Gerador de Criativos', headings: ['Gerador de criativos'] },
  { link: 'Planos', headings: ['Escolha o plano ideal'] },
  { link: 'Gerador de Palavras-chave', headings: ['Gerador de Palavras-chave'] },
];
/** From the remote that changes to another's screen and back, and then the whole page anew. */
const way = others.flatMap((other) => [library, other]);
const round = [...way, ...way, library];

/** A tab that walks and reloads until `enough()`; it counts what it did. */
async function keepWalking(
  page: Page,
  enough: () => boolean,
  done: (what: 'walked' | 'reloaded', failures: string[]) => void,
) {
  while (!enough()) {
    for (const stop of round) done('walked', await walkMenu(page, [stop], PATIENCE_MS));
    done('reloaded', await reload(page));
  }
}

async function reload(page: Page): Promise<string[]> {
  await page.reload({ waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: /^(Biblioteca|Estante)/ });
  return heading.waitFor({ timeout: PATIENCE_MS }).then(
    () => [],
    () => ['a reload ended without the heading'],
  );
}

async function openTab(openDevice: OpenDevice, { url }: AndromedaServer): Promise<Page> {
  const page = await openDevice(url);
  await signIn(page, await createSeller(url));
  return page;
}

test('of 500 navigations in open tabs none fails while a remote is deployed and taken back 20 times under load', async ({
  openDevice,
  startServer,
}) => {
  const server = await startServer();
  const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(openDevice, server)));
  const versions = Array.from({ length: DEPLOYS }, (_, index) =>
    changeRemote(REMOTE, `u${index}`, ['Biblioteca', `Estante ${index}`]),
  );
  const counts = { walked: 0, reloaded: 0, changed: 0 };
  const failures: string[] = [];
  const walking = () =>
    Promise.all(
      tabs.map((page) =>
        keepWalking(
          page,
          () => counts.walked + counts.reloaded >= NAVIGATIONS && counts.changed === DEPLOYS + ROLLBACKS,
          (what, failed) => {
            counts[what] += 1;
            failures.push(...failed);
          },
        ),
      ),
    );
  const releasing = async () => {
    const release = async (...order: string[]) => {
      const { code, said } = await runRelease(server, ...order);
      if (code !== 0) failures.push(`release ${order.join(' ')} ended with ${code}: ${said}`);
      counts.changed += 1;
    };
    for (const { folder } of versions) {
      await release(REMOTE, '--from', folder);
      await release('rollback', REMOTE);
    }
  };
  {
    await using load = startPageLoad(server.url, { remote: REMOTE, visitors: 2, pauseMs: 200 });
    const began = performance.now();
    await Promise.all([walking(), releasing()]);
    const seconds = Math.round((performance.now() - began) / 1000);
    failures.push(...load.failures);
    console.log(
      `deploys under load: ${counts.walked} navigations in ${TABS} tabs, ${counts.reloaded} reloads, ${load.navigations()} pages with all files by HTTP; ${DEPLOYS} deploys, ${ROLLBACKS} rollbacks; ${seconds} s; ${failures.length} failed`,
    );
  }
  for (const { folder } of versions) rmSync(dirname(folder), { recursive: true, force: true });
  expect(failures).toEqual([]);
});
