import type { VitalName } from '../../../contract/web-vitals.ts';

/**
 * From where browsers' makers call a visit poor (https://web.dev/articles/vitals), as pages report it: milliseconds, and for CLS
 * ten-thousandths. FCP and TTFB only explain LCP.
 */
export const slowBeyond: Partial<Record<VitalName, number>> = { LCP: 4000, INP: 500, CLS: 2500 };

const CLS_STEPS = 10_000;

/** A measure as browsers count it: CLS is a small fraction. */
export const inPageUnits = (name: VitalName, value: number): number =>
  name === 'CLS' ? value / CLS_STEPS : value;
