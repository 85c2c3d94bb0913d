import { inMilliseconds, inWholeNumbers } from '../../../formats.ts';
import { failuresText } from '../messages.ts';
import { type CurveStep, openingsIn, totalOf } from './curve-steps.ts';

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Hours that a curve can show, each with its name. */
export const spans = { 1: '1 hora', 24: '24 horas', 168: '7 dias' } as const;
export type Hours = keyof typeof spans;

/** A moment on the axis of a curve: 14:30, with its day where the curve has several. */
export const momentOf = (at: number, hours: number): string =>
  (hours > 24 ? dayAndClock : clock).format(new Date(at));

const openingsText = (count: number): string =>
  `${inWholeNumbers(count)} ${count === 1 ? 'abertura' : 'aberturas'}`;

/** What a curve shows, in words: 1.204 aberturas, 6 falhas (0,5%). Mais às 14:00: 48. */
export function summaryOf(steps: readonly CurveStep[], hours: number): string {
  const { openings, failures } = totalOf(steps);
  const failed = failures === 1 ? '1 falha' : `${inWholeNumbers(failures)} falhas`;
  const most = steps.reduce((one, other) => (openingsIn(other) > openingsIn(one) ? other : one));
  const rate = failures > 0 ? ` (${failuresText(failures / openings)})` : '';
  return `${openingsText(openings)}, ${failures > 0 ? failed : 'nenhuma falha'}${rate}. O ponto mais alto, às ${momentOf(most.at, hours)}, tem ${inWholeNumbers(openingsIn(most))}.`;
}

/** The medians of a curve, in words; null where nothing loaded. */
export function medianText(steps: readonly CurveStep[]): string | null {
  const medians = steps.flatMap(({ medianMs }) => (medianMs === null ? [] : [medianMs]));
  if (medians.length === 0) return null;
  const [least, most] = [Math.min(...medians), Math.max(...medians)].map(inMilliseconds);
  return least === most ? `Mediana de ${least}.` : `Mediana entre ${least} e ${most}.`;
}
