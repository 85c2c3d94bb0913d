import type { GenerationOptions } from '@andromeda/platform';
import type { ImageRequest } from '../../generation/image-request.ts';

/** One colour, a description, or nothing at all behind the product. */
export type BackgroundType = 'color' | 'prompt' | 'remove';

export type Margin = NonNullable<GenerationOptions['margin']>;

/** What is to be behind the product; which of the others counts depends on the type. */
export interface Background {
  type: BackgroundType;
  /** `#RRGGBB`. */
  color: string;
  description: string;
  /** How much of one colour stays around the product; missing where it stays where the photo shows it. */
  margin?: Margin | undefined;
  /** Whether the product casts a shadow on one colour; missing where the server decides. */
  shadow?: boolean | undefined;
  /** Whether the shop's logo stands in its corner; never on a cut-out. */
  brand?: boolean | undefined;
  /** Whether a described scene takes up the shop's colours. */
  brandColors?: boolean | undefined;
}

/** Whether a background can be made: a described one needs words. */
export const isComplete = ({ type, description }: Background) =>
  type !== 'prompt' || description.trim() !== '';

/** Whether pictures with one look like those with the other. Those from before a shadow could be chosen have one. */
export function sameBackground(a: Background, b: Background): boolean {
  if (a.type !== b.type) return false;
  if (a.type !== 'remove' && (a.brand ?? false) !== (b.brand ?? false)) return false;
  if (a.type === 'color')
    return (
      a.color.toUpperCase() === b.color.toUpperCase() &&
      a.margin === b.margin &&
      (a.shadow ?? true) === (b.shadow ?? true)
    );
  if (a.type === 'remove') return true;
  return (
    a.description.trim() === b.description.trim() && (a.brandColors ?? false) === (b.brandColors ?? false)
  );
}

/** What a background asks the server for. Only a description uses more than the first photo. */
export function backgroundRequest(
  { type, color, description, margin, shadow, brand, brandColors }: Background,
  files: readonly [File, ...File[]],
): ImageRequest {
  const [first] = files;
  const logo = brand ? { brand } : {};
  switch (type) {
    case 'remove':
      return { operation: 'remove_background', images: [first], options: { backgroundType: type } };
    case 'color': {
      const options = {
        backgroundType: type,
        backgroundColor: color.replace('#', ''),
        margin,
        shadow,
        ...logo,
      };
      return { operation: 'change_background', images: [first], options };
    }
    case 'prompt':
      return {
        operation: 'change_background',
        images: files,
        prompt: description,
        options: { backgroundType: type, ...logo, ...(brandColors && { brandColors }) },
      };
  }
}
