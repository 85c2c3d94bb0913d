import { type Limit, type Row, rowOf } from './figures/row.ts';
import { besideJoined, JOINED, type Place } from './joined/beside-joined.ts';
import { type MeasuredScreen, measuredScreens } from './slowed/measured-screens.ts';
import { type Opened, openOnPhone } from './slowed/phone-page.ts';

const ROUNDS = 6;
const WANTED = { usable: 1, largestPaintOfLogin: 0.6, layoutShift: 0.01 };

/**
 * Measures on a phone profile when a screen's main control can be used, its largest paint and its layout shift, beside one
 * joined application from the same sources. Each round opens every screen of both in turn, each in a new context.
 */
export async function run(): Promise<Row[]> {
  return besideJoined(async (browser, { ours, joined }) => {
    const open = ({ url, seller }: Place, { path, control, public: isPublic }: MeasuredScreen) =>
      openOnPhone(browser, { url, path, seller: isPublic ? null : seller }, control);
    const opened = measuredScreens.map((screen) => ({
      screen,
      ours: [] as Opened[],
      joined: [] as Opened[],
    }));
    const inTurn = [
      { at: 'ours', place: ours },
      { at: 'joined', place: joined },
    ] as const;
    // The first round warms both servers up. Each begins every second round.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { screen, ...of } of opened) {
        for (const { at, place } of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
          const figures = await open(place, screen);
          if (round > 0) of[at].push(figures);
        }
      }
    }
    return opened.flatMap(({ screen: { path }, ...of }) => rowsOf(path, of.ours, of.joined));
  });
}

function rowsOf(path: string, ours: readonly Opened[], joined: readonly Opened[]): Row[] {
  const row = (what: string, unit: string, figure: keyof Opened, wanted?: Limit) =>
    rowOf(
      `${path}, ${what}`,
      unit,
      ours.map((opened) => opened[figure]),
      { against: [JOINED, joined.map((opened) => opened[figure])], ...(wanted && { wanted }) },
    );
  const paint = path === '/login' ? (['ratio', 'at most', WANTED.largestPaintOfLogin] as const) : undefined;
  return [
    row('usable', 'ms', 'usable', ['ratio', 'at most', WANTED.usable]),
    row('largest paint', 'ms', 'largestPaint', paint),
    row('layout shift', 'of the screen', 'layoutShift', ['value', 'at most', WANTED.layoutShift]),
  ];
}
