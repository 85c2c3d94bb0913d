import { build } from '@andromeda/tooling/build';
import { chromium } from '@playwright/test';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { createSeller } from '../e2e/host/seller.ts';
import { type Limit, type Row, rowOf } from './figures/row.ts';
import { layOutJoined } from './joined/lay-out-joined.mjs';
import type { Control } from './slowed/controls.ts';
import { type Opened, openOnPhone } from './slowed/phone-page.ts';

const ROUNDS = 6;
const BASELINE = 'one joined application behind the same server';
const WANTED = { usable: 1, largestPaintOfLogin: 0.6, layoutShift: 0.01 };

interface Screen {
  path: string;
  control: Control;
  public?: boolean;
}

const screens: readonly Screen[] = [
  { path: '/login', control: { selector: 'input[type="email"]' }, public: true },
  { path: '/dashboard', control: { selector: 'textarea' } },
  { path: '/library', control: { selector: 'input[type="search"]' } },
  { path: '/plans', control: { selector: 'main li button', text: 'ASSINAR' } },
  { path: '/assistant', control: { selector: 'textarea' } },
];

/**
 * Measures on a phone profile when a screen's main control can be used, its largest paint and its layout shift, beside one
 * joined application from the same sources. Each round opens every screen of both in turn, each in a new context.
 */
export async function run(): Promise<Row[]> {
  await build();
  const joined = await layOutJoined();
  const servers = [await startAndromeda(), await startAndromeda({ root: joined.root })] as const;
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const sellers = [await createSeller(servers[0].url), await createSeller(servers[1].url)] as const;
    const open = (at: 0 | 1, { path, control, public: open }: Screen) =>
      openOnPhone(browser, { url: servers[at].url, path, seller: open ? null : sellers[at] }, control);
    const opened = screens.map((screen) => ({ screen, of: [[], []] as [Opened[], Opened[]] }));
    // The first round warms both servers up. Each begins every second round.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { screen, of } of opened) {
        for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const figures = await open(at, screen);
          if (round > 0) of[at].push(figures);
        }
      }
    }
    return opened.flatMap(({ screen: { path }, of: [ours, theirs] }) => rowsOf(path, ours, theirs));
  } finally {
    await browser.close();
    for (const server of servers) await server.dispose();
    joined.dispose();
  }
}

function rowsOf(path: string, ours: readonly Opened[], joined: readonly Opened[]): Row[] {
  const row = (what: string, unit: string, figure: keyof Opened, wanted?: Limit) =>
    rowOf(
      `${path}, ${what}`,
      unit,
      ours.map((opened) => opened[figure]),
      { against: [BASELINE, joined.map((opened) => opened[figure])], ...(wanted && { wanted }) },
    );
  const paint = path === '/login' ? (['ratio', 'at most', WANTED.largestPaintOfLogin] as const) : undefined;
  return [
    row('usable', 'ms', 'usable', ['ratio', 'at most', WANTED.usable]),
    row('largest paint', 'ms', 'largestPaint', paint),
    row('layout shift', 'of the screen', 'layoutShift', ['value', 'at most', WANTED.layoutShift]),
  ];
}
