import type { ReleaseServices } from '../registry/release-services.ts';

const KEPT_DAYS = 30;

/** Deletes the measures of visits older than thirty days. */
export const forgetVitals = ({
  vitalCounts,
  clock,
}: Pick<ReleaseServices, 'vitalCounts' | 'clock'>): Promise<void> =>
  vitalCounts.forget(new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000));
