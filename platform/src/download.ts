/**
 * Saves a picture under `fileName`. Fetches the bytes, because a link to another origin would open instead.
 * Rejects where the address cannot be read.
 */
export async function savePicture(
  address: string,
  fileName: string,
  send: typeof fetch = fetch,
): Promise<void> {
  const answer = await send(address);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  saveFile(await answer.blob(), fileName);
}

/** Saves bytes that are already here under `fileName`. */
export function saveFile(bytes: Blob, fileName: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name: the first 20 safe characters of the prompt, or `fallback`, plus `.png` (docs/product.md#downloads). */
export function downloadName(prompt: string | null, fallback = 'imagem'): string {
  const safe = (prompt ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 20)
    .replace(/-+$/, '');
  return `${safe || fallback}.png`;
}
