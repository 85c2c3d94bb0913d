import type { LibraryImage } from '@andromeda/platform';
import { messages } from './messages.ts';

/** What a picture is called: its prompt, or a sentence where it was made without one. */
export function nameOf(image: LibraryImage): string {
  return image.prompt?.trim() || messages.noPrompt;
}

/** Removed backgrounds are shown as what they are: transparent. */
export function backdropOf(image: LibraryImage): 'checkered' | 'plain' {
  return image.operation === 'remove_background' ? 'checkered' : 'plain';
}
