import { LONGEST_IMAGE_NAME } from '../../../contract/browser/limits.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import type { GenerationRequest, ValidatedRequest } from './validated-request.ts';

/** Words in the file names of cameras, phones and programs that say nothing about the product. */
const NO_NAME = new Set(
  'img image images imagem imagens foto fotos photo picture pic file arquivo dsc dscn pxl mvimg screenshot captura de da tela whatsapp wa at am pm download untitled sem titulo blob clipboard colada colado scan received fb copia copy editada edited'.split(
    ' ',
  ),
);
const IDENTIFIER = /^[\da-f -]{16,}$/i;

/** The name of the new picture: the product that the user named, the picture of the library that was used, or the file. */
export async function nameOfPicture(
  { library }: Pick<Services, 'library'>,
  user: User,
  { source, images, options }: GenerationRequest,
): Promise<string | null> {
  const used = source ? await library.find(user, source) : null;
  const name = options.product?.trim() || (source ? used?.name : nameInFile(images[0]?.name ?? ''));
  return name ? name.slice(0, LONGEST_IMAGE_NAME) : null;
}

/** Notes the name for the library. */
export function withName(validated: ValidatedRequest, name: string | null): ValidatedRequest {
  if (!name) return validated;
  return { ...validated, metadata: (words) => ({ ...validated.metadata(words), name }) };
}

/** The product in a file name: 'caneca_azul (2).jpg' names a 'caneca azul', 'IMG_1234.HEIC' names nothing. */
export function nameInFile(file: string): string | null {
  const name = file
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[_+]+|(?<=\p{L})-+(?=\p{L}|\d)/gu, ' ')
    .replace(/\s*\(\d+\)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? [];
  const tells = words.some((word) => word.length > 2 && !NO_NAME.has(word));
  if (!tells || IDENTIFIER.test(name)) return null;
  return name;
}
