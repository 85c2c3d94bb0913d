export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The `accept` of a file input: JPG, PNG and WEBP, by type and by ending. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

/** Keeps the JPG, PNG and WEBP files of a mixed list, in order. The extension decides for a file without a type. */
export function keepImages(files: Iterable<File>): File[] {
  return [...files].filter((file) =>
    file.type ? IMAGE_TYPES.some((type) => type === file.type) : /\.(jpe?g|png|webp)$/i.test(file.name),
  );
}
