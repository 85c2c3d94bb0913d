import { copySources } from 'bff/contract/browser';

/** A finished picture is shown by a copy: its PNG is for the download. */
export const shownCopies = (thumbnailUrl: string | null | undefined) => ({
  srcSet: copySources(thumbnailUrl, 640, 1600),
  sizes: '(min-width: 1000px) 50vw, 100vw',
});
