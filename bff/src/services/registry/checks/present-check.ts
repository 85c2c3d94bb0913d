import type { VersionCheck } from '../../../../contract/version-checks.ts';
import type { RemoteCheck } from '../../../ports/remote-checks.ts';

/** A verdict without the version that it is about. */
export const presentCheck = ({
  remote: _remote,
  version: _version,
  digest: _digest,
  ...check
}: RemoteCheck): VersionCheck => check;
