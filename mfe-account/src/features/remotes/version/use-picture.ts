import { useApi, type VersionPicture } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type NamedVersion, pictureQuery } from '../release-queries.ts';

/** A picture as an address of this page; it opens only with the token of an administrator, so no `img` can ask for it. */
export function usePicture(named: NamedVersion, { name }: VersionPicture) {
  const { data, isError } = useQuery(pictureQuery(useApi(), { ...named, picture: name }));
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const address = URL.createObjectURL(data);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return { src, failed: isError };
}
