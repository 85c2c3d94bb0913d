import type { ContractPage } from '../../contract/remote-checks.ts';
import type { VersionCheck } from '../../contract/version-checks.ts';

/** What a checker found of one version, whose bytes `digest` names. */
export interface RemoteCheck extends VersionCheck {
  remote: string;
  version: string;
  digest: string;
}

/** What checkers found of the versions, and the pages by which they check. What was added never changes. */
export interface RemoteCheckRepository {
  add(check: Omit<RemoteCheck, 'who' | 'at'>, who: string): Promise<RemoteCheck>;
  /** The newest of each version and shell, newest first, of versions that are still published; of all remotes for null. */
  newest(remote: string | null): Promise<RemoteCheck[]>;
  /** The first page that is kept of a shell stays. */
  keepPage(page: ContractPage): Promise<void>;
  pages(): Promise<ContractPage[]>;
}
