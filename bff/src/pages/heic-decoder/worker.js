// Decodes one HEIC photo off the page's own thread. It runs as its own file, not as text inside a chunk, because
// its answer carries a policy that lets it compile WebAssembly (heic-decoder-routes.ts); the page's policy does not.

importScripts('libheif.js');

/** The description of a picture stands before its pixels. */
const HEAD_BYTES = 65_536;
/** The primaries of Display P3 as `colr` boxes name them. */
const WIDE_PRIMARIES = 'colrnclx\0\x0c';
/** Where its red lies in a colour profile (X of `rXYZ`); sRGB's lies at 0.436, Adobe's at 0.61. */
const WIDE_RED = { from: 0.5, to: 0.53 };

addEventListener('message', async ({ data: { photo, mostPixels } }) => {
  const picture = await decode(new Uint8Array(await photo.arrayBuffer()), mostPixels).catch(() => null);
  postMessage(picture, picture ? [picture] : []);
});

/** Upright and without metadata. Null where the file cannot be decoded, or would have more pixels than asked for. */
async function decode(bytes, mostPixels) {
  const images = new (libheif().HeifDecoder)().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) return null;
  // Apple's cameras record wide colours, and the decoder leaves them as they are.
  const colorSpace = hasWideColors(bytes.subarray(0, HEAD_BYTES)) ? 'display-p3' : 'srgb';
  const pixels = new ImageData(width, height, { colorSpace });
  const decoded = await new Promise((resolve) => image.display(pixels, resolve));
  return decoded && createImageBitmap(pixels);
}

function hasWideColors(head) {
  const text = new TextDecoder('latin1').decode(head);
  if (text.includes(WIDE_PRIMARIES)) return true;
  const profile = text.indexOf('acsp') - 36;
  const redTag = text.indexOf('rXYZ', profile);
  if (profile < 0 || redTag < 0) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const at = profile + view.getUint32(redTag + 4) + 8;
  if (at + 4 > view.byteLength) return false;
  const red = view.getInt32(at) / 65_536;
  return red > WIDE_RED.from && red < WIDE_RED.to;
}
