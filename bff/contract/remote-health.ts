import { z } from '@hono/zod-openapi';
import { ReleasedName } from './page-config.ts';
import { RemoteVersionName } from './releases.ts';

/** What became of a remote, or of the shell, in somebody's page. `ms`: from asking for it to its first screen. */
export const RemoteEvent = z
  .object({
    remote: ReleasedName,
    version: RemoteVersionName,
    kind: z.enum(['loaded', 'load_failed', 'render_failed']),
    ms: z
      .number()
      .min(0)
      .transform((ms) => Math.min(ms, 120_000))
      .default(0),
  })
  .openapi('RemoteEvent');
export type RemoteEvent = z.output<typeof RemoteEvent>;

/** `POST /api/remote-events`: sent as a beacon; the body is JSON whatever its content type says. */
export const RemoteEvents = z.array(RemoteEvent).max(50).openapi('RemoteEvents');

/** One version over the time asked for. */
export const VersionHealth = z
  .object({
    remote: z.string(),
    version: z.string(),
    loads: z.int().min(0),
    failures: z.int().min(0),
    /** Of the loads; null without any. */
    averageMs: z.number().nullable(),
    /** Half of the loads came within this time; accurate to a quarter, and null where nothing was counted yet. */
    medianMs: z.number().nullable(),
    /** 95 of 100 loads came within this time. */
    p95Ms: z.number().nullable(),
    maxMs: z.number(),
    /** Different browsers or users. */
    visitors: z.int().min(0),
  })
  .openapi('VersionHealth');
export type VersionHealth = z.infer<typeof VersionHealth>;

/** One minute of one version, for a curve. */
export const HealthMinute = VersionHealth.omit({ visitors: true, medianMs: true, p95Ms: true })
  .extend({ minute: z.iso.datetime() })
  .openapi('HealthMinute');
export type HealthMinute = z.infer<typeof HealthMinute>;

/** `GET /api/remote-health`. */
export const HealthSummary = z
  .object({ versions: z.array(VersionHealth), minutes: z.array(HealthMinute) })
  .openapi('HealthSummary');
export type HealthSummary = z.infer<typeof HealthSummary>;

/** One step of the curve of one version: so many minutes from `at` on. */
export const CurvePoint = VersionHealth.pick({
  remote: true,
  version: true,
  loads: true,
  failures: true,
  medianMs: true,
})
  .extend({ at: z.iso.datetime() })
  .openapi('CurvePoint');
export type CurvePoint = z.infer<typeof CurvePoint>;

/** `GET /api/remote-curves`: oldest first, without steps in which nobody opened a version. */
export const HealthCurves = z
  .object({
    /** Where the first step begins. */
    since: z.iso.datetime(),
    until: z.iso.datetime(),
    stepMinutes: z.int().min(1),
    points: z.array(CurvePoint),
  })
  .openapi('HealthCurves');
export type HealthCurves = z.infer<typeof HealthCurves>;
