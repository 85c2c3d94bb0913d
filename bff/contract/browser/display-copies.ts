/** Pixels that the copies of a picture are wide at most; an address that names none leads to the second. */
export const COPY_WIDTHS = [448, 640, 1600] as const;
export type CopyWidth = (typeof COPY_WIDTHS)[number];

/** The copies at a `thumbnailUrl`, as a `srcSet`; undefined where the picture is not stored. */
export const copySources = (thumbnailUrl: string | null | undefined, ...widths: readonly CopyWidth[]) =>
  thumbnailUrl?.startsWith('/api/')
    ? widths.map((width) => `${thumbnailUrl}&width=${width} ${width}w`).join(', ')
    : undefined;
