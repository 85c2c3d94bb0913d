import { type LibraryImage, operationLabels } from '@andromeda/platform';

/** What a picture is called: its prompt, its product's name, or what was done. */
export const nameOf = ({ prompt, name, operation }: LibraryImage): string =>
  prompt?.trim() || name || operationLabels[operation];

/** The same among several: those that are called by what was done are told apart by their place. */
export const nameAmong = (image: LibraryImage, place: number): string =>
  image.prompt?.trim() || image.name ? nameOf(image) : `${nameOf(image)} ${place}`;
