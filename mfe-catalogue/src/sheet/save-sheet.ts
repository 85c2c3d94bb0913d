import { downloadName, saveFile } from '@andromeda/platform';

/** Saves a sheet under the name of what it holds. */
export function saveSheet(parts: BlobPart[], name: string): void {
  const fileName = downloadName(name, 'produto').replace(/\.png$/, '.csv');
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), fileName);
}
