import type { ProfileRepository } from '../../ports/profile-repository.ts';
import type { SecondFactors } from '../../ports/second-factors.ts';

/** The repository of an installation whose administrators must have a second factor. */
export const askSecondFactor = (
  profiles: ProfileRepository,
  secondFactors: Pick<SecondFactors, 'read'>,
): ProfileRepository => ({
  ...profiles,
  lacksSecondFactor: async ({ userId }) => !(await secondFactors.read(userId))?.confirmed,
});
