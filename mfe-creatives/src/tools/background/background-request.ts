import type { ImageRequest } from '../../generation/image-request.ts';

/** One colour, a description, or nothing at all behind the product. */
export type BackgroundType = 'color' | 'prompt' | 'remove';

/** What is to be behind the product; which of the others counts depends on the type. */
export interface Background {
  type: BackgroundType;
  /** `#RRGGBB`. */
  color: string;
  description: string;
}

/** What a background asks the server for. Only a description uses more than the first photo. */
export function backgroundRequest(
  { type, color, description }: Background,
  files: readonly [File, ...File[]],
): ImageRequest {
  const [first] = files;
  switch (type) {
    case 'remove':
      return { operation: 'remove_background', images: [first], options: { backgroundType: type } };
    case 'color': {
      const options = { backgroundType: type, backgroundColor: color.replace('#', '') };
      return { operation: 'change_background', images: [first], options };
    }
    case 'prompt':
      return {
        operation: 'change_background',
        images: files,
        prompt: description,
        options: { backgroundType: type },
      };
  }
}
