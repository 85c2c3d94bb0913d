/** On a phone whose browser hands files to other apps. */
export function canShareFiles(): boolean {
  const sample = new File([], 'imagem.jpg', { type: 'image/jpeg' });
  return matchMedia('(pointer: coarse)').matches && !!navigator.canShare?.({ files: [sample] });
}
