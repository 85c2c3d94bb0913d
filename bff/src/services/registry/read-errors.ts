import type { RemoteErrorSummary } from '../../../contract/remote-errors.ts';
import { MOST_ERROR_USERS } from '../../ports/remote-errors.ts';
import { type Actor, maySee } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

/** Errors are kept as long as counts of failures. */
const DAYS = 7;

type Deps = Pick<ReleaseServices, 'errorGatherer' | 'errors' | 'clock' | 'sources' | 'logger'>;

/** The errors that pages met in remotes in the last seven days, including those that this node still holds and can store. */
export async function readErrors(
  { errorGatherer, errors, clock, sources, logger }: Deps,
  actor: Actor,
): Promise<RemoteErrorSummary> {
  await errorGatherer.flush().catch((err: unknown) => {
    logger.warn({ err }, 'the errors that this node holds could not be stored');
  });
  const since = new Date(clock.now().getTime() - DAYS * 24 * 3_600_000);
  const met = (await errors.since(since)).filter(({ remote }) => maySee(actor, remote));
  const located = await sources.locate(met);
  return {
    days: DAYS,
    mostUsers: MOST_ERROR_USERS,
    errors: met.map((error, index) => ({ ...error, source: located[index] ?? null })),
  };
}
