/** What a file is, for the picture that is made of it: a picture of the library, or a photo of a product. */
export interface Origin {
  source?: string;
  product?: string;
  /** Which photo of that product. */
  productPhoto?: string;
}

const origins = new WeakMap<File, Origin>();

export function noteOrigin(file: File, origin: Origin): File {
  origins.set(file, origin);
  return file;
}

/** Where a file was carried from; nothing for one that the user chose. */
export const originOf = (file: File | undefined): Origin => (file && origins.get(file)) ?? {};
