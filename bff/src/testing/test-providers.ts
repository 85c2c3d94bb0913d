import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { ChannelPictures } from '../ports/channel-pictures.ts';
import type { CutOutRepairer } from '../ports/cut-out-repairer.ts';
import type { ImageModel, ProducedImage, SourceImage } from '../ports/image-model.ts';
import type { ListingWriter, WrittenText } from '../ports/listing-writer.ts';
import type { Services } from '../services/services.ts';

/** What the writer of titles, keywords and listings does next. */
export interface TestWriter {
  write: ListingWriter['titles'];
  calls: number;
}

/** What the image provider does next; a picture unless a test says otherwise. */
export interface TestProvider {
  changeBackgroundColor: ImageModel['changeBackgroundColor'];
  calls: number;
}

/** A writer of titles, keywords and listings that counts its calls; a listing fails as the others do. */
export function createWriter(): { writer: TestWriter } & Pick<Services, 'listingWriter'> {
  const writer: TestWriter = { calls: 0, write: async () => written };
  const write: ListingWriter['titles'] = (input) => {
    writer.calls += 1;
    return writer.write(input);
  };
  const listingWriter: ListingWriter = {
    titles: write,
    keywords: (input) =>
      write({ description: input.description, keywords: input.title, limit: 60, signal: input.signal }),
    listing: async (input) => ({
      ...(await write({ description: '', keywords: input.product.name, limit: 60, signal: input.signal })),
      text: JSON.stringify(mugListing),
    }),
  };
  return { writer, listingWriter };
}

/** An image provider that counts its calls and paints each operation in its own colour. */
export function createProvider(): { provider: TestProvider } & Pick<
  Services,
  'imageModel' | 'backgroundRemover'
> {
  const provider: TestProvider = { calls: 0, changeBackgroundColor: paint };
  const answer: ImageModel['changeBackgroundColor'] = (input) => {
    provider.calls += 1;
    return provider.changeBackgroundColor(input);
  };
  const imageModel: ImageModel = {
    changeBackgroundColor: answer,
    changeBackground: (input) =>
      answer({ image: firstOf(input.images), color: '#111111', signal: input.signal }),
    editImage: (input) => answer({ image: firstOf(input.images), color: '#222222', signal: input.signal }),
    addText: (input) => answer({ ...input, color: '#333333' }),
    generateImage: ({ signal }) => answer({ image: noPhoto, color: '#444444', signal }),
    describe,
  };
  const removeBackground = (input: { image: SourceImage; signal: AbortSignal }) =>
    answer({ ...input, color: '#00000000' });
  return { provider, imageModel, backgroundRemover: { removeBackground } };
}

/** Repairs whose pictures show by their colour what was asked. */
export const createRepairer = (): CutOutRepairer => ({
  reduce: async ({ photo, cutOut }) => ({ photo, mask: cutOut }),
  restoreProduct: async () => solidPicture('#0000ff').png().toBuffer(),
  repair: async ({ ground }) => ({
    png: await solidPicture(ground ? '#00ff00' : '#00ff0080')
      .png()
      .toBuffer(),
    ...(ground && (await maskOf('#eeeeee'))),
  }),
  otherCutOuts: async () => [await solidPicture('#ffffff').png().toBuffer()],
  cutOtherwise: async ({ ground }) => ({
    ...cost,
    png: await solidPicture(ground ? '#ff0000' : '#ff000080')
      .png()
      .toBuffer(),
    ...(ground && (await maskOf('#dddddd'))),
  }),
});

const maskOf = async (color: string) => ({ mask: await solidPicture(color).png().toBuffer() });

/** Pictures for marketplaces that are as large as was asked, and as good. */
export const createChannelPictures = (): ChannelPictures => ({
  make: async ({ wanted: { width, height } }) => ({
    ...{ width, height, jpeg: await solidPicture('#ffffff', 8).jpeg().toBuffer() },
    checks: [{ rule: 'leastSide', ok: true, measured: Math.min(width, height), wanted: 500 }],
  }),
});

/** What a chat service may well answer for a mug, for every channel at once. */
const mugListing = {
  title: 'Caneca de Cerâmica Lume Aurora Azul 350 ml',
  familyName: 'Caneca de Cerâmica Lume Aurora',
  highlights: 'Cerâmica esmaltada, 350 ml, cor azul',
  bullets: ['Vai ao micro-ondas e à lava-louças', 'Cerâmica esmaltada', 'Volume: 350 ml'],
  description:
    'Caneca de cerâmica azul. Vai ao micro-ondas.\n\nCaracterísticas:\n- Marca: Lume\n- Volume: 350 ml',
  searchTerms: 'xícara café chá presente',
  keywords: ['caneca de cerâmica', 'caneca azul', 'caneca lume'],
};

const written: WrittenText = {
  text: '1. "Caneca Azul"\n2. Caneca de Café\n3. Caneca Esmaltada',
  model: 'test-model',
  tokensUsed: 12,
  costUsd: 0,
  demonstration: true,
};
const cost = { model: 'test-model', tokensUsed: 0, costUsd: 0, demonstration: true };
export const describe = async () => ({ ...cost, text: 'Um produto azul sobre fundo branco.' });
const noPhoto: SourceImage = { bytes: Buffer.alloc(0), mimeType: 'image/png' };
const firstOf = ([first = noPhoto]: readonly SourceImage[]) => first;

const paint = async ({ color }: { color: string }): Promise<ProducedImage> => ({
  ...cost,
  png: await solidPicture(color).png().toBuffer(),
});

/** A picture of one colour, to be made into any format. */
export function solidPicture(background = '#336699', edge = 16) {
  return sharp({ create: { width: edge, height: edge, channels: 4, background } });
}
