import type { Services } from '../services.ts';

/** The dependencies of making another version of a picture. */
export type RepairDeps = Pick<
  Services,
  | 'addresses'
  | 'brandKits'
  | 'clock'
  | 'cutOutRepairer'
  | 'imageProcessor'
  | 'imageVersions'
  | 'intake'
  | 'library'
  | 'logger'
  | 'logoPlacer'
  | 'openWork'
  | 'pictures'
  | 'queue'
  | 'storageRoom'
>;

/** The time limit for making a version, in milliseconds. */
export const VERSION_LIMIT_MS = 60_000;
