import type { LibraryImage } from '@andromeda/platform';
import { messages } from './messages.ts';

/** What a picture is called by: its name, its prompt, or a sentence where it has neither. */
export const imageName = ({ name, prompt }: LibraryImage): string =>
  name || prompt?.trim() || messages.unnamed;
