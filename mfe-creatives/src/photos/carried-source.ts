/** The pictures of the library that files were carried from. */
const sources = new WeakMap<File, string>();

/** Notes which picture of the library a file is. */
export function noteSource(file: File, imageId: string): File {
  sources.set(file, imageId);
  return file;
}

/** The picture of the library that a file is; undefined for one that the user chose. */
export const sourceOf = (file: File | undefined): string | undefined => file && sources.get(file);
