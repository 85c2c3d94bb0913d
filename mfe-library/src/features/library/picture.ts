import type { LibraryImage } from '@andromeda/platform';
import { toolOf } from 'bff/contract/browser';
import { messages } from './messages.ts';

/** A picture's name: its prompt, or a sentence where it was made without one. */
export function nameOf(image: LibraryImage): string {
  return image.prompt?.trim() || messages.noPrompt;
}

/** Removed backgrounds are shown as what they are: transparent. */
export function backdropOf(image: LibraryImage): 'checkered' | 'plain' {
  return toolOf(image.operation)?.result === 'transparent' ? 'checkered' : 'plain';
}
