import type { CurvePoint, HealthCurves } from '@andromeda/platform';

/** One step of a curve: what all the versions in question counted in it. */
export interface CurveStep {
  at: number;
  loads: number;
  failures: number;
  /** Of the version that most opened; null without loads. */
  medianMs: number | null;
}

/** Every step of a curve, also those in which nobody came, of the points that `isMeant` takes. */
export function stepsOf(curves: HealthCurves, isMeant: (point: CurvePoint) => boolean): CurveStep[] {
  const step = curves.stepMinutes * 60_000;
  const since = Date.parse(curves.since);
  const count = Math.max(0, Math.round((Date.parse(curves.until) - since) / step));
  const byTime = Map.groupBy(curves.points.filter(isMeant), ({ at }) =>
    Math.floor((Date.parse(at) - since) / step),
  );
  return Array.from({ length: count }, (_, index) => {
    const points = (byTime.get(index) ?? []).toSorted((one, other) => other.loads - one.loads);
    const sum = (key: 'loads' | 'failures') => points.reduce((all, point) => all + point[key], 0);
    return {
      at: since + index * step,
      loads: sum('loads'),
      failures: sum('failures'),
      medianMs: points[0]?.medianMs ?? null,
    };
  });
}

export const openingsIn = ({ loads, failures }: CurveStep): number => loads + failures;

/** The openings of all steps, and the failures among them. */
export const totalOf = (steps: readonly CurveStep[]) => ({
  openings: steps.reduce((sum, step) => sum + openingsIn(step), 0),
  failures: steps.reduce((sum, step) => sum + step.failures, 0),
});
