import type { Services } from '../services.ts';

/** What making another version of a picture needs. */
export type RepairDeps = Pick<
  Services,
  | 'addresses'
  | 'clock'
  | 'cutOutRepairer'
  | 'imageProcessor'
  | 'imageVersions'
  | 'intake'
  | 'library'
  | 'logger'
  | 'openWork'
  | 'pictures'
  | 'queue'
  | 'storageRoom'
>;

/** Milliseconds that the making of a version may take. */
export const VERSION_LIMIT_MS = 60_000;
