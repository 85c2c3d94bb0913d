import { SHELL } from '../../../contract/page-config.ts';
import { placeOfPage } from './checks/contract-pages.ts';
import type { ReleaseServices } from './release-services.ts';
import { storedPictures } from './version-pictures.ts';

const KEPT_VERSIONS = 5;
const KEPT_DAYS = 7;

/**
 * Removes versions that no open tab can need: not among the newest five of their remote, and not live within the last
 * seven days. Answers how many were removed.
 */
export async function pruneVersions({
  registry,
  checks,
  files,
  health,
  errors,
  userVitals,
  snapshot,
  clock,
}: Pick<
  ReleaseServices,
  'registry' | 'checks' | 'files' | 'health' | 'errors' | 'userVitals' | 'snapshot' | 'clock'
>): Promise<number> {
  const since = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000);
  const pages = await checks.pages();
  const gone = await registry.prune(KEPT_VERSIONS, since);
  for (const place of gone) {
    await files.remove(place, [...place.files, ...(await storedPictures(files, place))]);
    const page = pages.find(({ shell }) => place.remote === SHELL && shell === place.version);
    if (page) await files.remove(placeOfPage(page), Object.keys(page.files));
  }
  await health.forget(since);
  await errors.forget(since);
  await userVitals.forget(since);
  if (gone.length > 0) await snapshot.refresh();
  return gone.length;
}
