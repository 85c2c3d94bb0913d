import type { ProducedImage } from '../../ports/image-model.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import type { GenerationRequest, ValidatedRequest } from './validated-request.ts';

/** A picture made of a doubtful cut-out from the library is as doubtful, unless this version of it was repaired. */
export async function inheritsDoubt(
  { library }: Pick<Services, 'library'>,
  user: User,
  { source }: GenerationRequest,
): Promise<boolean> {
  const used = source ? await library.findVersion(user, source) : null;
  return used?.cutOut?.doubtful ?? false;
}

/** Says of the picture that the user should check its outline. */
export function withDoubt(validated: ValidatedRequest): ValidatedRequest {
  return { ...validated, make: async (...input) => doubted(await validated.make(...input)) };
}

function doubted(image: ProducedImage): ProducedImage {
  return { ...image, trust: { confidence: image.trust?.confidence ?? 0, doubtful: true } };
}
