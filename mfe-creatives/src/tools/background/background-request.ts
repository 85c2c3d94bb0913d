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
}

/** What a background asks the server for. Only a description uses more than the first photo. */
export function backgroundRequest(
  { type, color, description, margin, shadow, brand }: Background,
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
        options: { backgroundType: type, ...logo },
      };
  }
}
