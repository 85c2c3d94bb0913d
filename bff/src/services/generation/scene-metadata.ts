import type { GenerationOptions } from '../../../contract/generations.ts';
import type { ImageFormat } from '../../ports/image-model.ts';

const sizes: Record<ImageFormat, string> = { square: '1024x1024', auto: 'auto' };

/** What the library stores about a scene: the user's words, the prompt made of them, and the size. */
export function sceneMetadata(prompt: string | null, combined: string, options: GenerationOptions) {
  return { prompt, combined_prompt: combined, size: sizes[options.format ?? 'square'], options };
}
