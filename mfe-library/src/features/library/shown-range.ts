import type { ImagePage } from '@andromeda/platform';

/** Which part of the library a page shows, and of how many pages it is one (at least 1). */
export function shownRange({ images, total, page, pageSize }: ImagePage): {
  sentence: string;
  pageCount: number;
} {
  const before = (page - 1) * pageSize;
  const first = images.length === 0 ? 0 : before + 1;
  const last = images.length === 0 ? 0 : before + images.length;
  return {
    sentence: `Mostrando ${first} - ${last} de ${total} imagens`,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
  };
}
