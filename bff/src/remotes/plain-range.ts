import { validRange } from 'semver';

/**
 * A range of versions in its plainest form. The page's reader of ranges (federation's `satisfy`, docs/decisions/060) does not
 * know all forms, such as '>=0' or a space after a sign. Prereleases count, as where the registry judges.
 */
export const plainRange = (range: string): string => validRange(range, { includePrerelease: true }) ?? range;
