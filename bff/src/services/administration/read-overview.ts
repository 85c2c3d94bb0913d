import type { AdminOverview } from '../../../contract/admin.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { requireAdmin } from './require-admin.ts';

/** The admin screen's figures, for administrators only. */
export async function readOverview(
  deps: Pick<Services, 'profiles' | 'administration' | 'machine' | 'warnings' | 'secondFactors'>,
  user: User,
): Promise<AdminOverview> {
  await requireAdmin(deps, user);
  const [{ creditsUsed, creditsLeft, ...figures }, storage, factor] = await Promise.all([
    deps.administration.figures(),
    deps.machine.storage(),
    deps.secondFactors.read(user.userId),
  ]);
  const credits = creditsUsed + creditsLeft;
  return {
    ...figures,
    warnings: [...deps.warnings, ...(factor?.confirmed ? [] : (['second_factor_missing'] as const))],
    usage: {
      credits: credits > 0 ? creditsUsed / credits : null,
      serverCapacity: deps.machine.load(),
      storage,
    },
  };
}
