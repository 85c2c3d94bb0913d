import type { Locator, Page } from '@playwright/test';
import type { ChosenFile } from './photos.ts';

/** One step of a walk: what its user did, and how long the product took with it. */
export interface TalliedStep {
  title: string;
  taps: number;
  seconds: number;
}

/** A user of a touch screen whose every tap, field, choice and stroke is counted. */
export interface TalliedUser {
  /** `force`: what lies over the target takes the touch for it. */
  tap(target: Locator, options?: { force?: boolean }): Promise<void>;
  /** A field that is filled counts once, however much is typed. */
  fill(field: Locator, text: string): Promise<void>;
  select(list: Locator, label: string): Promise<void>;
  /** One tap opens the phone's gallery; what is marked there is the phone's. */
  choosePhotos(dropzone: Locator, photos: readonly ChosenFile[]): Promise<void>;
  /** Draws one line over the element, from and to places given as parts of its width and height. */
  stroke(element: Locator, from: Place, to: Place): Promise<void>;
  /** Does a part of the walk, and keeps what it took. */
  step(title: string, work: () => Promise<void>): Promise<void>;
  steps: readonly TalliedStep[];
}

type Place = readonly [number, number];

const STROKE_POINTS = 6;

export function tallyTaps(page: Page): TalliedUser {
  let taps = 0;
  const steps: TalliedStep[] = [];
  const counted = async (work: Promise<unknown>) => {
    taps += 1;
    await work;
  };
  return {
    steps,
    tap: (target, options) => counted(target.tap(options)),
    fill: (field, text) => counted(field.fill(text)),
    select: (list, label) => counted(list.selectOption({ label })),
    choosePhotos: (dropzone, photos) =>
      counted(
        Promise.all([page.waitForEvent('filechooser'), dropzone.tap()]).then(([chooser]) =>
          chooser.setFiles([...photos]),
        ),
      ),
    stroke: (element, from, to) => counted(drag(page, element, from, to)),
    step: async (title, work) => {
      const [before, begun] = [taps, performance.now()];
      await work();
      steps.push({ title, taps: taps - before, seconds: (performance.now() - begun) / 1000 });
    },
  };
}

async function drag(page: Page, element: Locator, from: Place, to: Place): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('what a finger should draw on has no place');
  const at = ([across, down]: Place) => [box.x + box.width * across, box.y + box.height * down] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: STROKE_POINTS });
  await page.mouse.up();
}

/** The steps as a table of text, with their sum. */
export function tableOf(steps: readonly TalliedStep[]): string {
  const sum = (key: 'taps' | 'seconds') => steps.reduce((total, step) => total + step[key], 0);
  const rows = [
    ['step', 'taps', 'seconds'],
    ...[...steps, { title: 'all', taps: sum('taps'), seconds: sum('seconds') }].map(
      ({ title, taps, seconds }) => [title, String(taps), seconds.toFixed(1)],
    ),
  ];
  const width = (column: number) => Math.max(...rows.map((row) => (row[column] ?? '').length));
  return rows
    .map(([title = '', taps = '', seconds = '']) =>
      [title.padEnd(width(0)), taps.padStart(width(1)), seconds.padStart(width(2))].join('  '),
    )
    .join('\n');
}
