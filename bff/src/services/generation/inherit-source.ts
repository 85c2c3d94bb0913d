import type { SourceType } from '../../../contract/browser/provenance/index.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import type { GenerationRequest, ValidatedRequest } from './validated-request.ts';

/** How the picture of the library came about that the new one is made of: what a model drew once stays drawn by a model. */
export async function sourceOfUsed(
  { library }: Pick<Services, 'library'>,
  user: User,
  { source }: GenerationRequest,
): Promise<SourceType | null> {
  const used = source ? await library.find(user, source) : null;
  return used?.sourceType ?? null;
}

/** Notes it with the new picture. */
export function withSource(validated: ValidatedRequest, madeOf: SourceType | null): ValidatedRequest {
  if (!madeOf) return validated;
  return { ...validated, metadata: (words) => ({ ...validated.metadata(words), made_of: madeOf }) };
}
