import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Layer } from '../painting/canvas.ts';
import { type Markup, toSvg } from '../painting/markup.ts';

/** What a turned thing has besides: an ear behind it, leaves or a flame above it, in units from its foot's middle. */
export interface Dressing {
  behind?: Markup;
  above?: Markup;
  /** Room that these need around the turned body, in units. */
  room: { left: number; right: number; top: number };
}

/** Adds ears, leaves or flames to a turned body that is `wide` units wide. */
export async function dressTurned(
  body: Layer,
  wide: number,
  below: number,
  { behind, above, room }: Dressing,
): Promise<Layer> {
  const unit = body.width / wide;
  const [left, right, top] = [room.left * unit, room.right * unit, room.top * unit].map(Math.ceil) as [
    number,
    number,
    number,
  ];
  const [width, height] = [body.width + left + right, body.height + top];
  const box = [-wide / 2 - left / unit, -(height / unit) + below, width / unit, height / unit] as const;
  const draw = (markup: Markup): Buffer => Buffer.from(toSvg(markup, box, width, height));
  const layers = [
    ...(behind ? [{ input: draw(behind) }] : []),
    {
      input: Buffer.from(body.rgba.buffer, body.rgba.byteOffset, body.rgba.byteLength),
      raw: { width: body.width, height: body.height, channels: 4 as const },
      left,
      top,
    },
    ...(above ? [{ input: draw(above) }] : []),
  ];
  const { data } = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width, height };
}
