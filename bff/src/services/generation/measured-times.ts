/** So many of the latest pieces of work of each kind count. */
const LATEST = 20;

/** How long work took of late, by its kind. */
export interface MeasuredTimes {
  note(kind: string, seconds: number): void;
  /** The mean of the latest of this kind, or of all where there was none; null where nothing was measured. */
  expected(kind?: string): number | null;
}

export function createMeasuredTimes(): MeasuredTimes {
  const latest = new Map<string, number[]>();
  return {
    note(kind, seconds) {
      latest.set(kind, [...(latest.get(kind) ?? []), seconds].slice(-LATEST));
    },
    expected(kind) {
      const own = kind === undefined ? undefined : latest.get(kind);
      return mean(own ?? [...latest.values()].flat());
    },
  };
}

const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
