import type { ProducedImage } from '../../ports/image-model.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import type { GenerationRequest, ValidatedRequest } from './validated-request.ts';

/** A picture made of a doubtful cut-out from the library is as doubtful, unless the cut-out was repaired. */
export async function inheritDoubt(
  { library }: Pick<Services, 'library'>,
  user: User,
  { source }: GenerationRequest,
  validated: ValidatedRequest,
): Promise<ValidatedRequest> {
  const used = source ? await library.find(user, source) : null;
  if (!used?.cutOut?.doubtful) return validated;
  return { ...validated, make: async (...input) => withDoubt(await validated.make(...input)) };
}

function withDoubt(image: ProducedImage): ProducedImage {
  return { ...image, trust: { confidence: image.trust?.confidence ?? 0, doubtful: true } };
}
