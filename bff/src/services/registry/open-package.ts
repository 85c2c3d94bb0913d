import type { RemotePackage } from '../../../contract/remote-package.ts';
import type { BackendPackage } from '../../slices/backend-package.ts';

/** A package as it was sent: its description and its files. */
export interface OpenPackage extends RemotePackage {
  files: ReadonlyMap<string, Uint8Array>;
  /** Its own backend, if it brings one. */
  backend?: BackendPackage | null;
}
