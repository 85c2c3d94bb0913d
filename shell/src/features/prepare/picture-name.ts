import { type LibraryImage, operationLabels } from '@andromeda/platform';

/** What a picture is called: its prompt, its product's name, or what was done. */
export const nameOf = ({ prompt, name, operation }: LibraryImage): string =>
  prompt?.trim() || name || operationLabels[operation];
