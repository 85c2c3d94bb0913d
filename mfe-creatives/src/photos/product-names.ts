const names = new WeakMap<File, string>();

/** What the user said that a photo shows. It is kept as long as the photo is. */
export const productOf = (photo: File | undefined): string => (photo && names.get(photo)) ?? '';

export function nameProduct(photo: File, name: string): void {
  names.set(photo, name);
}
