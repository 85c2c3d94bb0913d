import { refusal, refusePhoto } from './refuse-photo.ts';

/** What the first bytes say about a photo. Both sides are 0 where a JPG hides them behind more than we read. */
export interface PhotoHead {
  width: number;
  height: number;
  /** Whether it may be transparent anywhere. */
  alpha: boolean;
  /** A format that the BFF does not read: the photo is sent as another. */
  foreign?: 'heic' | 'avif';
}

/** Phones put previews and depth maps before the size of a JPG. */
const HEAD_BYTES = 1024 * 1024;

/** The description of a HEIC or AVIF photo comes before its pixels. */
const ISO_MEDIA_BYTES = 128 * 1024;

/**
 * Reads what a file is by its bytes, whatever its name and type say. Rejects with an `ApiError` that names the
 * reason where it is no JPG, PNG, WEBP, HEIC or AVIF.
 */
export async function readPhotoHead(file: Blob): Promise<PhotoHead> {
  const bytes = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch((cause) => {
      throw refusal('image_unreadable', undefined, cause);
    });
  const view = new DataView(bytes);
  const head = readers.find(({ opens }) => opens(view))?.read(view);
  if (!head) throw refusePhoto(new Uint8Array(bytes));
  return head;
}

const readers = [
  { opens: (view: DataView) => matches(view, 0, '\xff\xd8\xff'), read: readJpeg },
  { opens: (view: DataView) => matches(view, 0, '\x89PNG\r\n\x1a\n'), read: readPng },
  {
    opens: (view: DataView) => matches(view, 0, 'RIFF') && matches(view, 8, 'WEBP'),
    read: readWebp,
  },
  { opens: (view: DataView) => foreignFormatOf(view) !== undefined, read: readIsoMedia },
];

/** Phones name their own brand first, cameras and converters the common one, with their own behind it. */
const foreignFormats = [
  ['avif', /^.{4}ftyp(?:avif|avis|(?:mif1|msf1).{4}(?:.{4})*?avif)/s],
  ['heic', /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
] as const;
const BRAND_BYTES = 64;

function foreignFormatOf(view: DataView) {
  const opening = latinOf(view, BRAND_BYTES);
  return foreignFormats.find(([, brands]) => brands.test(opening))?.[0];
}

function latinOf(view: DataView, bytes: number): string {
  return new TextDecoder('latin1').decode(new Uint8Array(view.buffer, 0, Math.min(bytes, view.byteLength)));
}

/** A photo may be made of tiles, and carry a preview and a depth map: the largest sides are its own. */
function readIsoMedia(view: DataView): PhotoHead {
  const boxes = latinOf(view, ISO_MEDIA_BYTES);
  let [width, height] = [0, 0];
  for (let at = boxes.indexOf('ispe'); at >= 0; at = boxes.indexOf('ispe', at + 4)) {
    if (at + 16 > view.byteLength) break;
    const sides = [view.getUint32(at + 8), view.getUint32(at + 12)] as const;
    if (sides[0] * sides[1] > width * height) [width, height] = sides;
  }
  const alpha = /auxiliary:alpha|hevc:2015:auxid:1\0/.test(boxes);
  const foreign = foreignFormatOf(view);
  return { width, height, alpha, ...(foreign && { foreign }) };
}

function matches(view: DataView, at: number, text: string): boolean {
  if (view.byteLength < at + text.length) return false;
  return [...text].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));
}

function readJpeg(view: DataView): PhotoHead {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), alpha: false };
    // A marker may be padded with any number of 0xff.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return { width: 0, height: 0, alpha: false };
}

/** 0xc4, 0xc8 and 0xcc are numbered among the frames but are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readPng(view: DataView): PhotoHead | null {
  if (view.byteLength < 33) return null;
  const withAlphaChannel = (view.getUint8(25) & 4) !== 0;
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    alpha: withAlphaChannel || hasClearColor(view),
  };
}

/** A palette, or one colour, may be declared transparent before the picture begins. */
function hasClearColor(view: DataView): boolean {
  for (let at = 33; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    if (matches(view, at + 4, 'tRNS')) return true;
    if (matches(view, at + 4, 'IDAT')) return false;
  }
  return false;
}

function readWebp(view: DataView): PhotoHead | null {
  if (view.byteLength < 30) return null;
  if (matches(view, 12, 'VP8X')) {
    const side = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: side(24), height: side(27), alpha: (view.getUint8(20) & 0x10) !== 0 };
  }
  if (matches(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return {
      width: 1 + (bits & 0x3fff),
      height: 1 + ((bits >> 14) & 0x3fff),
      alpha: (bits & 0x1000_0000) !== 0,
    };
  }
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
    alpha: false,
  };
}
