import type { SourceType } from '../../../contract/browser/provenance/index.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import type { GenerationRequest, ValidatedRequest } from './validated-request.ts';

/**
 * The picture of the library that the new one is made of, and how it came about: what a model drew once stays drawn by a model.
 * The id is the version that was used, which another one may have replaced; of a picture that is not the user's there is nothing.
 */
export async function usedPicture(
  { library }: Pick<Services, 'library'>,
  user: User,
  { source }: GenerationRequest,
): Promise<{ madeOf: SourceType | null; madeFrom: string | null }> {
  const used = source ? await library.findVersion(user, source) : null;
  return { madeOf: used?.sourceType ?? null, madeFrom: (used && source) ?? null };
}

/** Notes it with the new picture. */
export function withSource(validated: ValidatedRequest, madeOf: SourceType | null): ValidatedRequest {
  if (!madeOf) return validated;
  return { ...validated, metadata: (words) => ({ ...validated.metadata(words), made_of: madeOf }) };
}

/**
 * Notes how the new picture was made, so that its history tells it and another one can be made like it: the options of its tool, at most
 * as many characters as a request may have, the number of its photos, and the picture of the library that it is made of.
 */
export function withMaking(validated: ValidatedRequest, madeFrom: string | null): ValidatedRequest {
  const { options, photos } = validated;
  const from = madeFrom ? { made_from: madeFrom } : {};
  const making = { options, photos, ...from };
  return { ...validated, metadata: (words) => ({ ...validated.metadata(words), ...making }) };
}
