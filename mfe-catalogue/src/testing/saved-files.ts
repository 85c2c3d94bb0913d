import { vi } from 'vitest';

/** What the browser is given to save from here on. */
export function savedFiles() {
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:planilha';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  return saved;
}
