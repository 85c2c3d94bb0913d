import { ApiError, messageFor } from '@andromeda/platform';
import { expect, test } from 'vitest';
import { readPhotoHead } from './photo-head.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (...parts: (string | Uint8Array | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? latin(part) : new Uint8Array(part))),
    'foto.png',
  );
const media = (brand: string, ...others: string[]) =>
  file([0, 0, 0, 24], `ftyp${brand}\0\0\0\0${others.join('')}`, new Uint8Array(32));

function refused(photo: File) {
  return readPhotoHead(photo).then(
    () => 'taken',
    (error) => (error instanceof ApiError ? messageFor(error) : error),
  );
}

const pngOf = (width: number, height: number, kind: number, ...chunks: (string | number[])[]) =>
  file(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    [...bigEndian(width), ...bigEndian(height), 8, kind, 0, 0, 0, 1, 2, 3, 4],
    ...chunks,
  );
const bigEndian = (value: number) => [24, 16, 8, 0].map((bits) => (value >> bits) & 0xff);

test.each([
  ['nothing', file(), 'O arquivo está vazio. Escolha outra imagem.'],
  ['a GIF', file('GIF89a......'), 'Formato GIF não aceito. Envie uma imagem JPG, PNG ou WEBP.'],
  ['an SVG', file('\n<svg xmlns="a"/>'), 'Formato SVG não aceito. Envie uma imagem JPG, PNG ou WEBP.'],
  [
    'an SVG behind its prolog',
    file('<?xml version="1.0"?><!-- feito à mão --><svg>'),
    'Formato SVG não aceito. Envie uma imagem JPG, PNG ou WEBP.',
  ],
  [
    'a BMP',
    file('BM', [1, 2, 3, 4, 0, 0, 0, 0]),
    'Formato BMP não aceito. Envie uma imagem JPG, PNG ou WEBP.',
  ],
  ['a TIFF', file('II*\0....'), 'Formato TIFF não aceito. Envie uma imagem JPG, PNG ou WEBP.'],
  ['a PDF', file('%PDF-1.7'), 'Formato PDF não aceito. Envie uma imagem JPG, PNG ou WEBP.'],
  [
    'a web page',
    file('<!doctype html><p>'),
    'Este arquivo não é uma imagem. Envie uma imagem JPG, PNG ou WEBP.',
  ],
  ['a film', media('isom'), 'Este arquivo não é uma imagem. Envie uma imagem JPG, PNG ou WEBP.'],
  ['garbage', file('BMgarbage'), 'Formato não aceito. Envie uma imagem JPG, PNG ou WEBP.'],
])('%s in disguise is refused by its reason', async (_what, photo, sentence) => {
  expect(await refused(photo)).toBe(sentence);
});

const box = (kind: string, content: number[]) => [
  ...bigEndian(8 + content.length),
  ...latin(kind),
  ...content,
];
const sides = (width: number, height: number) =>
  box('ispe', [0, 0, 0, 0, ...bigEndian(width), ...bigEndian(height)]);

test.each([
  ['heic', 'heic', []],
  ['heix', 'heic', []],
  ['hevc', 'heic', []],
  ['mif1', 'heic', ['heic']],
  ['avif', 'avif', ['mif1']],
  ['mif1', 'avif', ['miaf', 'avif']],
] as const)('a photo of the brand %s is %s', async (brand, foreign, others) => {
  expect(await readPhotoHead(media(brand, ...others))).toMatchObject({ foreign });
});

test('a HEIC photo of tiles, with a preview, tells the size of the whole', async () => {
  const photo = file([0, 0, 0, 24], 'ftypheic\0\0\0\0mif1heic', [
    ...sides(512, 512),
    ...sides(4032, 3024),
    ...sides(320, 240),
  ]);
  expect(await readPhotoHead(photo)).toEqual({ width: 4032, height: 3024, alpha: false, foreign: 'heic' });
});

test.each(['urn:mpeg:mpegB:cicp:systems:auxiliary:alpha', 'urn:mpeg:hevc:2015:auxid:1\0'])(
  'a photo with the layer %s may be transparent',
  async (layer) => {
    const photo = file([0, 0, 0, 24], `ftypavif\0\0\0\0mif1avif${layer}`);
    expect(await readPhotoHead(photo)).toMatchObject({ alpha: true });
  },
);

test("the depth that a phone's camera measured is no transparency", async () => {
  const photo = file([0, 0, 0, 24], 'ftypheic\0\0\0\0mif1heicurn:mpeg:hevc:2015:auxid:2\0');
  expect(await readPhotoHead(photo)).toMatchObject({ alpha: false });
});

test('a file that cannot be read any more is refused as unreadable', async () => {
  const lost = pngOf(1, 1, 2);
  lost.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as unknown as Blob;
  expect(await refused(lost)).toBe('Não foi possível ler a imagem. Ela pode estar corrompida.');
});

test.each([
  ['opaque', 2, [], false],
  ['with an alpha channel', 6, [], true],
  ['with a clear colour in its palette', 3, ['\0\0\0\x01tRNS', [0, 1, 2, 3, 4]], true],
  ['that ends with a clear colour too late', 3, ['\0\0\0\x01IDAT', [0, 1, 2, 3, 4], '\0\0\0\x01tRNS'], false],
])('a PNG %s tells its size and transparency', async (_what, kind, chunks, alpha) => {
  expect(await readPhotoHead(pngOf(30_000, 400, kind, ...chunks))).toEqual({
    width: 30_000,
    height: 400,
    alpha,
  });
});

test('a JPG tells its size from behind the previews that phones put first', async () => {
  const previews = Array.from({ length: 6 }, () => [[0xff, 0xe1, 0xff, 0xff], new Uint8Array(0xfffd)]).flat();
  const huffman = [0xff, 0xc4, 0, 4, 9, 9];
  const frame = [0xff, 0xff, 0xc2, 0, 11, 8, 0x17, 0xa0, 0x1f, 0x80, 3, 0, 0];
  const head = await readPhotoHead(file([0xff, 0xd8], ...previews, huffman, frame));
  expect(head).toEqual({ width: 8064, height: 6048, alpha: false });
});

test('a JPG whose size is nowhere to be found is a JPG all the same', async () => {
  expect(await readPhotoHead(file([0xff, 0xd8, 0xff, 0xe0, 0, 4]))).toEqual({
    width: 0,
    height: 0,
    alpha: false,
  });
});

test.each([
  ['plain', ['VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x06, 0x84, 0x03]], false],
  ['lossless', ['VP8L', [0, 0, 0, 0, 0x2f, 0x3f, 0xc6, 0xe0, 0x10, 0, 0, 0, 0, 0]], true],
  ['extended', ['VP8X', [10, 0, 0, 0, 0x10, 0, 0, 0, 0x3f, 0x06, 0, 0x83, 0x03, 0]], true],
] as const)('a %s WEBP tells its size and transparency', async (_kind, [name, rest], alpha) => {
  const photo = file('RIFF\0\0\0\0WEBP', name, [...rest]);
  expect(await readPhotoHead(photo)).toEqual({ width: 1600, height: 900, alpha });
});
