export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'image/avif',
] as const;
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif', '.avif'];

/** The `accept` of a file input: photos in JPG, PNG, WEBP, HEIC and AVIF, by type and by ending. */
export const IMAGE_ACCEPT = [...ENDINGS, ...IMAGE_TYPES].join();

/** Keeps the photos (`IMAGE_ACCEPT`) of a mixed list, in order. The ending decides for a file without a type. */
export function keepImages(files: Iterable<File>): File[] {
  return [...files].filter((file) =>
    file.type
      ? IMAGE_TYPES.some((type) => type === file.type)
      : ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending)),
  );
}
