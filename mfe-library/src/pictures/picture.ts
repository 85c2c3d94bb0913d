import type { LibraryImage } from '@andromeda/platform';
import { toolOf } from 'bff/contract/browser';

/** What a picture is called by: its prompt, its product's name, or a sentence where it has neither. */
export function nameOf(image: LibraryImage): string {
  return image.prompt?.trim() || image.name || 'Criativo sem descrição';
}

/** Removed backgrounds are shown as what they are: transparent. */
export function backdropOf(image: LibraryImage): 'checkered' | 'plain' {
  return toolOf(image.operation)?.result === 'transparent' ? 'checkered' : 'plain';
}
