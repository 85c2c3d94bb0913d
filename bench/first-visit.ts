import type { Browser } from '@playwright/test';
import { startSession } from '../e2e/host/seller.ts';
import { type Row, rowOf } from './figures/row.ts';
import { besideJoined, JOINED, type Place } from './joined/beside-joined.ts';
import { type Control, type Controls, watchControls } from './slowed/controls.ts';
import { becomePhone } from './slowed/phone-page.ts';

const ROUNDS = 6;
const BASELINE = `a lazy route of ${JOINED}`;
const LIMIT = `the second visit in ${JOINED}, whose code has run and whose data are there`;
const WANTED = { cold: 1.05, prefetched: 0.3 };

const screens: readonly { path: string; control: Control }[] = [
  { path: '/library', control: { selector: 'input[type="search"]' } },
  { path: '/plans', control: { selector: 'main li button', text: 'ASSINAR' } },
  { path: '/assistant', control: { selector: 'textarea[placeholder="Sua pergunta…"]' } },
  { path: '/title-generator', control: { selector: '[placeholder^="Ex.: tênis"]' } },
];

/**
 * Measures the milliseconds from a press on a link of the menu, on the dashboard, until the main control of another remote's
 * screen can be used, with a phone's network and processor: where nothing of the remote is there, and where the page has
 * fetched it while it was idle. Beside the second stands what no page of ours can be faster than: a second visit in the joined
 * application, which only draws. Each round visits every screen in turn, each in a new context.
 */
export async function run(): Promise<Row[]> {
  return besideJoined(async (browser, { ours, joined }) => {
    const taken = screens.map(
      (screen) => ({ screen, cold: [], prefetched: [], lazy: [], drawn: [] }) as Taken,
    );
    // The first round warms both servers up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { screen, ...of } of taken) {
        const visit = (place: Place, kind: Kind) =>
          visitFromDashboard(browser, { ...place, ...screen, kind });
        const cold = await visit(ours, 'cold');
        const lazy = await visit(joined, 'cold');
        const prefetched = await visit(ours, 'prefetched');
        const drawn = await visit(joined, 'again');
        if (round === 0) continue;
        of.drawn.push(drawn);
        of.cold.push(cold);
        of.lazy.push(lazy);
        of.prefetched.push(prefetched);
      }
    }
    return taken.flatMap(({ screen: { path }, lazy, drawn, ...of }) => [
      ...(['cold', 'prefetched'] as const).map((kind) =>
        rowOf(`${path}, ${kind}`, 'ms', of[kind], {
          against: [BASELINE, lazy],
          wanted: ['ratio', 'at most', WANTED[kind]],
        }),
      ),
      rowOf(`${path}, prefetched, beside drawing alone`, 'ms', of.prefetched, { against: [LIMIT, drawn] }),
      rowOf(`${path}, drawing alone`, 'ms', drawn, { against: [BASELINE, lazy] }),
    ]);
  });
}

type Kind = 'cold' | 'prefetched' | 'again';

interface Taken extends Record<'cold' | 'prefetched' | 'lazy' | 'drawn', number[]> {
  screen: (typeof screens)[number];
}

interface Visit extends Place {
  path: string;
  control: Control;
  kind: Kind;
}

async function visitFromDashboard(browser: Browser, { url, seller, path, control, kind }: Visit) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await startSession(page, url, seller);
    await watchControls(page);
    if (kind === 'cold') await page.addInitScript(saveData);
    await becomePhone(page);
    await page.goto(`${url}/dashboard`);
    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.waitForLoadState('networkidle');
    const first = await page.evaluate(pressLink, { path, control });
    if (kind !== 'again') return first;
    await page.getByRole('link', { name: 'Dashboard' }).click();
    // The address changes before the screen does: what still stands would be measured as drawn.
    await page
      .locator(control.selector)
      .filter({ hasText: control.text ?? '' })
      .first()
      .waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(pressLink, { path, control });
  } finally {
    await context.close();
  }
}

/** In the page, before its scripts: the user saves data, so that nothing is fetched before it is asked for. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
}

/** In the page: presses a link, without a pointer that would announce it. */
async function pressLink({ path, control }: { path: string; control: Control }): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
  if (!link) throw new Error(`no link leads to ${path}`);
  const began = performance.now();
  link.click();
  return (await (window as unknown as Controls).whenUsable(control)) - began;
}
