import sharp from 'sharp';

export interface PictureDescription {
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`; transparent parts count as white, as they look on a page. */
  dominantColor: string;
}

/** Reads a picture's size and mean colour. Rejects when the bytes are no whole picture. */
export async function describePicture(png: Buffer): Promise<PictureDescription> {
  const picture = sharp(png, { failOn: 'truncated' });
  const { width, height } = await picture.metadata();
  const mean = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { width, height, dominantColor: `#${mean.subarray(0, 3).toString('hex')}` };
}
