import type { BatchItem } from './batch.ts';

// Each reading of the store brings new blobs: an address is made once, so that no picture flickers.
const addresses = new Map<string, string>();

/** Where an item's small copy is shown, as long as the page is open. */
export function thumbnailOf({ id, thumbnail }: BatchItem): string {
  const address = addresses.get(id) ?? URL.createObjectURL(thumbnail);
  addresses.set(id, address);
  return address;
}

/** Gives back the memory of small copies that are not shown any more. */
export function forgetThumbnails(ids: readonly string[]): void {
  for (const id of ids) {
    const address = addresses.get(id);
    if (address) URL.revokeObjectURL(address);
    addresses.delete(id);
  }
}
