import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Photo } from './photo-thumbnails.tsx';

let nextPhoto = 0;
const idOfFile = new WeakMap<File, string>();

function idFor(file: File) {
  const known = idOfFile.get(file);
  if (known) return known;
  nextPhoto += 1;
  const id = `photo-${nextPhoto}`;
  idOfFile.set(file, id);
  return id;
}

/**
 * Preview addresses of the chosen files, in their order. A file keeps its address while it is chosen; the hook revokes
 * the address when the file is removed or the component unmounts.
 */
export function useFilePreviews(files: readonly File[]): Photo[] {
  const addresses = useRef(new Map<File, string>());
  const [photos, setPhotos] = useState<Photo[]>([]);
  const follow = useEffectEvent(() => {
    const known = addresses.current;
    for (const [file, src] of known) {
      if (files.includes(file)) continue;
      URL.revokeObjectURL(src);
      known.delete(file);
    }
    for (const file of files) if (!known.has(file)) known.set(file, URL.createObjectURL(file));
    setPhotos(files.map((file) => ({ id: idFor(file), name: file.name, src: known.get(file) ?? '' })));
  });
  const chosen = files.map(idFor).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen files matter, not the array that holds them
  useLayoutEffect(() => follow(), [chosen]);
  useEffect(() => {
    const known = addresses.current;
    return () => {
      for (const src of known.values()) URL.revokeObjectURL(src);
      known.clear();
    };
  }, []);
  return photos;
}
