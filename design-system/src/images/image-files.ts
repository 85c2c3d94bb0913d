export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The `accept` of a file input: JPG, PNG and WEBP, by type and by ending. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

/** Keeps JPG, PNG and WEBP of a mixed lot, in order. A file without a type is judged by its ending. */
export function keepImages(files: Iterable<File>): File[] {
  return [...files].filter((file) =>
    file.type ? IMAGE_TYPES.some((type) => type === file.type) : /\.(jpe?g|png|webp)$/i.test(file.name),
  );
}
