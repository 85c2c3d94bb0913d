import { z } from '@hono/zod-openapi';
import { ReleasedName } from './page-config.ts';
import { RemoteVersionName } from './releases.ts';

/** Seconds until the largest part is shown (LCP), the slowest answer to a tap (INP), what moved (CLS), and two that explain LCP. */
export const VitalName = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']).openapi('VitalName');
export type VitalName = z.infer<typeof VitalName>;

/**
 * One measure of a visit. `value`: milliseconds, and for CLS ten-thousandths. `screen`: the path that a remote declares for its
 * screen, never the address itself.
 */
export const VisitVital = z
  .object({
    name: VitalName,
    value: z
      .number()
      .min(0)
      .transform((value) => Math.min(value, 120_000)),
    screen: z
      .string()
      .regex(/^(\/[\w-]+)+$/)
      .max(80),
    remote: ReleasedName,
    /** None for the shell, which is the server's own. */
    version: RemoteVersionName.optional(),
  })
  .openapi('VisitVital');
export type VisitVital = z.output<typeof VisitVital>;

/** `POST /api/web-vitals`: sent as a beacon; the body is JSON whatever its content type says. */
export const VisitVitals = z.array(VisitVital).max(20).openapi('VisitVitals');

const Quantile = z.number().min(0).nullable();

/** One screen of one version: three of four visits were at least as good; null where nothing was measured. */
export const ScreenVitals = z
  .object({
    remote: z.string(),
    version: z.string(),
    screen: z.string(),
    visits: z.int().min(0),
    lcpMs: Quantile,
    inpMs: Quantile,
    /** As browsers count it: 0.1 is the limit of what is good. */
    cls: Quantile,
    fcpMs: Quantile,
    ttfbMs: Quantile,
    /** Failures that pages reported of this version, on whatever screen; null for the shell. */
    failures: z.int().min(0).nullable(),
  })
  .openapi('ScreenVitals');
export type ScreenVitals = z.infer<typeof ScreenVitals>;

/** `GET /api/admin/web-vitals`: of the last days, the screens with most visits first. */
export const VitalSummary = z
  .object({ days: z.int().min(1), screens: z.array(ScreenVitals) })
  .openapi('VitalSummary');
export type VitalSummary = z.infer<typeof VitalSummary>;
