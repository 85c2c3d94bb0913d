import { quantile } from '../figures/median.ts';
import { type Row, rowOf } from '../figures/row.ts';
import { isRight } from './ledger.ts';
import type { Seen } from './measure-pair.ts';
import { kinds } from './processor-time.ts';

const COLUMNS = [
  'web',
  'workers',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'pictures/min',
  'p50 s',
  'p99 s',
  'errors',
  'ledger',
] as const;

const whole = (figure: number) => (Number.isFinite(figure) ? figure.toFixed(0) : '-');
const tenths = (figure: number) => (Number.isFinite(figure) ? figure.toFixed(1) : '-');

/** The table of all pairs, with what each kind of process used of the machine's cores. */
export function tableOf(all: readonly Seen[], cores: number): string {
  const rows = all.map(({ pair, measures, failures, contradictions, ledger }) => [
    `${pair.web}`,
    `${pair.workers}`,
    whole(perSecond(measures.requests.length, measures.seconds)),
    whole(quantile(measures.requests, 0.5)),
    whole(quantile(measures.requests, 0.99)),
    whole(60 * perSecond(measures.pictures.length, measures.seconds)),
    tenths(quantile(measures.pictures, 0.5) / 1000),
    tenths(quantile(measures.pictures, 0.99) / 1000),
    `${failures.length}`,
    isRight(ledger) && contradictions.length === 0 ? 'right' : 'WRONG',
  ]);
  const profile = all.map(({ pair, measures, processorTime }) => {
    const coresOf = (seconds: number) => (seconds / measures.seconds).toFixed(2);
    const own = kinds.reduce((sum, kind) => sum + processorTime[kind], 0);
    return [
      `${pair.web}`,
      `${pair.workers}`,
      ...kinds.map((kind) => coresOf(processorTime[kind])),
      coresOf(Math.max(0, processorTime.machine - own)),
    ];
  });
  return [
    linesOf([[...COLUMNS], ...rows]),
    '',
    `Cores used, of ${cores}:`,
    linesOf([['web', 'workers', ...kinds, 'others'], ...profile]),
  ].join('\n');
}

/** The same as rows of a benchmark, each beside one web process and one worker. */
export function rowsOf(all: readonly Seen[]): Row[] {
  const [first] = all;
  return all.flatMap(({ pair, measures, failures, contradictions, ledger }) => {
    const what = `${pair.web} web, ${pair.workers} workers`;
    const beside = (figure: (seen: Seen) => number) =>
      first && first.pair !== pair ? { against: ['1 web, 1 worker', [figure(first)]] as const } : {};
    return [
      rowOf(`${what}: requests`, 'a second', [requestsOf({ measures })], beside(requestsOf)),
      rowOf(
        `${what}: p99`,
        'ms',
        [quantile(measures.requests, 0.99)],
        beside(({ measures: { requests } }) => quantile(requests, 0.99)),
      ),
      rowOf(`${what}: pictures`, 'a minute', [picturesOf({ measures })], beside(picturesOf)),
      rowOf(`${what}: errors that sellers saw`, 'errors', [failures.length], {
        wanted: ['value', 'at most', 0],
      }),
      rowOf(
        `${what}: wrong sums and contradictions`,
        'orders',
        [contradictions.length + (isRight(ledger) ? 0 : 1)],
        {
          wanted: ['value', 'at most', 0],
        },
      ),
    ];
  });
}

/** What became of an installation that was disturbed. */
export function disturbanceOf({ disturbance, repeated }: Seen): string | null {
  if (!disturbance) return null;
  const { restarted, released, measures } = disturbance;
  return (
    `one of each killed and served again after ${tenths(restarted)} s; a release reached every web process ` +
    `${released === null ? 'NEVER' : `after ${tenths(released)} s`}; meanwhile p99 ${whole(quantile(measures.requests, 0.99))} ms, ` +
    `the slowest picture ${tenths(quantile(measures.pictures, 1) / 1000)} s, ${repeated} calls repeated unseen`
  );
}

const requestsOf = ({ measures }: Pick<Seen, 'measures'>) =>
  perSecond(measures.requests.length, measures.seconds);
const picturesOf = ({ measures }: Pick<Seen, 'measures'>) =>
  60 * perSecond(measures.pictures.length, measures.seconds);

const perSecond = (count: number, seconds: number) => count / seconds;

function linesOf(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
}
