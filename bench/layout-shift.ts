import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '@andromeda/tooling/build';
import { apps, root } from '@andromeda/tooling/workspace';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { createSeller } from '../e2e/host/seller.ts';
import { type Row, rowOf } from './figures/row.ts';
import { launchBrowser } from './slowed/launch-browser.ts';
import { openOnPhone } from './slowed/phone-page.ts';

const ROUNDS = 3;
const WANTED = 0.01;
const PUBLIC = ['/login', '/register', '/forgot-password', '/privacidade', '/termos', '/cookies'];
/** Something to do on a screen: a heading may be shown before the rest. */
const control = { selector: 'main :is(a, button, input, textarea), form button' };

/** Measures on a phone profile how far the layout of each public screen, and of each screen of a seller's menu, moves as it is drawn. */
export async function run(): Promise<Row[]> {
  await build();
  const server = await startAndromeda();
  const browser = await launchBrowser();
  try {
    const seller = await createSeller(server.url);
    const rows: Row[] = [];
    for (const path of [...PUBLIC, ...menuPaths()]) {
      const shifts: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const visit = { url: server.url, path, seller: PUBLIC.includes(path) ? null : seller };
        shifts.push((await openOnPhone(browser, visit, control)).layoutShift);
      }
      rows.push(rowOf(path, 'of the screen', shifts, { wanted: ['value', 'at most', WANTED] }));
    }
    return rows;
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Where the links of a seller's menu lead. */
function menuPaths(): string[] {
  return apps()
    .filter((app) => app !== 'shell')
    .flatMap((app) => menuOf(app).flatMap(({ path, role }) => (role === undefined ? [path] : [])));
}

function menuOf(app: string): { path: string; role?: string }[] {
  return JSON.parse(readFileSync(join(root, app, 'remote.json'), 'utf8')).menu;
}
