import type { Buffer } from 'node:buffer';
import { type ColourGround, finishOn } from './colour-ground.ts';
import { seedOf } from './demonstration/painting/chance.ts';
import type { PictureFormat } from './demonstration/picture-format.ts';
import { knowsProduct } from './demonstration/products/choose-product.ts';
import {
  createEngineThreads,
  type EnginePicture,
  type EngineThreads,
  type ImageEngineOptions,
  throwIfAborted,
} from './engine-threads.ts';
import { ImageEngineError } from './image-engine-error.ts';
import type { ChannelPicture, WantedPicture } from './photo/channels/channel-picture.ts';
import { prepareForChannel } from './photo/channels/prepare-for-channel.ts';
import { decodePhoto } from './photo/decode-photo.ts';
import { flatPhoto } from './photo/photo-views.ts';
import type { RepairEdge } from './photo/repair/finish-repair.ts';
import { encodeMask, encodeRepair, readRepair } from './photo/repair/read-repair.ts';
import type { Stroke } from './photo/repair/stroke.ts';
import type { CutOutTrust } from './photo/segmentation/cut-out-product.ts';
import { readColour, readShopStyle, type ShopLogo, type ShopStyle } from './shop-style.ts';
import type { Finish } from './worker/worker-protocol.ts';

/** How true a picture stays to the product of the photo that it was made from. */
export interface ProductComparison {
  /** From 0, another product, to 1, the same in shape, colours and letters. */
  score: number;
  preserved: boolean;
  /** The photo's own pixels fit where the picture shows the product. */
  restorable: boolean;
  /** How far the photo's own cut-out is to be trusted, and with it all of this. */
  trust: CutOutTrust;
}

/**
 * Photos come in as JPG, PNG or WEBP bytes, pictures go out as PNG bytes. Every call rejects with `ImageEngineError`
 * where no picture can be made, or when `signal` aborts.
 */
export interface ImageEngine {
  /** Cuts the product out: the photo upright, at most 2048 px on its long side, transparent around it, without its shadow. */
  cutOut(input: { photo: Buffer; signal: AbortSignal }): Promise<EnginePicture>;
  /**
   * What a browser needs to repair a cut-out: the photo and the mask (white where the product is) at the size that
   * repairs are thought on, as PNG. `cutOut` is the picture to repair, or a mask in black and white.
   */
  reduceForRepair(input: { photo: Buffer; cutOut: Buffer }): Promise<{ photo: Buffer; mask: Buffer }>;
  /** Cuts the product out as the user's strokes on `cutOut` say, and lays it on `ground` where there is one. */
  repairCutOut(input: {
    photo: Buffer;
    cutOut: Buffer;
    strokes: readonly Stroke[];
    edge: RepairEdge;
    ground?: ColourGround | undefined;
    signal: AbortSignal;
  }): Promise<EnginePicture>;
  /** Cuts the product out by another opinion than `cutOut`, on `ground` where there is one; null where the engine has no other. */
  cutOutOtherwise(input: {
    photo: Buffer;
    ground?: ColourGround | undefined;
    signal: AbortSignal;
  }): Promise<EnginePicture | null>;
  /**
   * At most three other masks for a photo whose cut-out is `cutOut`, the likeliest first: PNG, white where the product is, at a
   * reduced size. None where the engine has but one opinion.
   */
  otherCutOuts(input: { photo: Buffer; cutOut: Buffer; signal: AbortSignal }): Promise<Buffer[]>;
  /** Places the product on one solid colour. */
  placeOnColour(input: ColourGround & { photo: Buffer; signal: AbortSignal }): Promise<EnginePicture>;
  /** Sets an offer's text where the photo is calm, as a shop's own look says; nothing else changes. */
  setText(input: {
    photo: Buffer;
    text: string;
    shop?: ShopStyle | undefined;
    signal: AbortSignal;
  }): Promise<EnginePicture>;
  /**
   * Puts a shop's logo into a corner of a finished picture, its transparency kept, never over the product where there is room.
   * `wordsUnknown` says that the picture may hold words whose place nobody knows. At most 2048 px come back.
   */
  placeLogo(input: {
    picture: Buffer;
    logo: ShopLogo;
    wordsUnknown?: boolean | undefined;
    signal: AbortSignal;
  }): Promise<EnginePicture>;
  /**
   * Describes the photo in a Portuguese sentence. A `product` that the seller names is called by that name, in a setting
   * that suits it: the engine sees colours and shapes, and knows no product by itself.
   */
  describe(input: { photo: Buffer; product?: string | undefined; signal: AbortSignal }): Promise<string>;
  /**
   * Demonstration: paints the set that a Portuguese prompt describes, with the products of the photos in it, the first
   * one in front. What the words leave open takes up `shopColours` (`#RRGGBB`, the main one first). The same input gives the
   * same picture; another `variation` gives another of equal worth.
   */
  composeScene(input: {
    photos: readonly Buffer[];
    prompt: string;
    shopColours?: readonly string[] | undefined;
    format: PictureFormat;
    variation?: number;
    signal: AbortSignal;
  }): Promise<EnginePicture>;
  /** Demonstration: paints the product and the set that a Portuguese prompt describes, `shopColours` as above. */
  generate(input: {
    prompt: string;
    shopColours?: readonly string[] | undefined;
    format: PictureFormat;
    variation?: number;
    signal: AbortSignal;
  }): Promise<EnginePicture>;
  /** Whether `generate` can draw the product that the words name. */
  knowsProduct(input: { prompt: string }): Promise<boolean>;
  /** Compares the product of a photo with what a picture made from it shows: its place, colours and letters. */
  compareProduct(input: { photo: Buffer; picture: Buffer; signal: AbortSignal }): Promise<ProductComparison>;
  /** Puts the photo's own product over the one that a picture shows; `no_product` where its pose does not allow it. */
  restoreProduct(input: { photo: Buffer; picture: Buffer; signal: AbortSignal }): Promise<EnginePicture>;
  /** Makes of a picture, cut out or not, what a marketplace asks for, and measures it afterwards. */
  prepareForChannel(input: { picture: Buffer; wanted: WantedPicture }): Promise<ChannelPicture>;
  /** Ends the threads and rejects whatever still runs or waits. */
  close(): Promise<void>;
}

/** Long side in pixels of the products beside the first one, which are never drawn larger. */
const BESIDE_SIDE = 720;

/** Creates the engine. It needs no account and no internet, and starts its threads with the first request. */
export function createImageEngine(options: ImageEngineOptions = {}): ImageEngine {
  const threads = createEngineThreads(options);
  return {
    ...cuttingOut(threads),
    ...readingAndText(threads),
    ...comparing(threads),
    ...demonstrating(threads),
    prepareForChannel: ({ picture, wanted }) => prepareForChannel(picture, wanted),
    close: () => threads.close(),
  };
}

type Part<Name extends keyof ImageEngine> = Pick<ImageEngine, Name>;

function cuttingOut({
  decode,
  run,
  encode,
  produce,
}: EngineThreads): Part<
  'cutOut' | 'placeOnColour' | 'reduceForRepair' | 'repairCutOut' | 'cutOutOtherwise' | 'otherCutOuts'
> {
  const finish = async (photo: Buffer, how: Finish, signal: AbortSignal): Promise<EnginePicture> =>
    produce({ task: 'finish', photo: await decode(photo, signal), finish: how }, signal);
  return {
    cutOut: ({ photo, signal }) => finish(photo, { kind: 'transparent' }, signal),
    placeOnColour: async ({ photo, signal, ...ground }) => finish(photo, finishOn(ground), signal),
    reduceForRepair: async ({ photo, cutOut }) => encodeRepair(await readRepair(photo, cutOut)),
    async repairCutOut({ photo, cutOut, strokes, edge, ground, signal }) {
      throwIfAborted(signal);
      const pictures = await readRepair(photo, cutOut);
      const decoded = await decodePhoto(photo);
      const request = { task: 'repair', photo: decoded, pictures, strokes, edge } as const;
      return produce({ ...request, finish: finishOn(ground) }, signal);
    },
    async cutOutOtherwise({ photo, ground, signal }) {
      const request = { task: 'otherwise', finish: finishOn(ground) } as const;
      const answer = await run({ ...request, photo: await decode(photo, signal) }, signal);
      return answer.kind === 'finished' ? encode(answer, signal) : null;
    },
    async otherCutOuts({ photo, cutOut, signal }) {
      const shown = await readRepair(photo, cutOut);
      const answer = await run({ task: 'others', photo: await decode(photo, signal), shown }, signal);
      if (answer.kind !== 'others') throw new ImageEngineError('failed');
      const { masks, ...size } = answer.others;
      return Promise.all(masks.map((mask) => encodeMask(mask, size)));
    },
  };
}

function readingAndText({ run, produce }: EngineThreads): Part<'setText' | 'placeLogo' | 'describe'> {
  return {
    async setText({ photo, text, shop, signal }) {
      throwIfAborted(signal);
      const look = readShopStyle(shop);
      return produce({ task: 'text', photo: await decodePhoto(photo), text, shop: look }, signal);
    },
    async placeLogo({ picture, logo, wordsUnknown = false, signal }) {
      throwIfAborted(signal);
      return produce({ task: 'logo', photo: await decodePhoto(picture), logo, wordsUnknown }, signal);
    },
    async describe({ photo, product, signal }) {
      throwIfAborted(signal);
      const answer = await run({ task: 'describe', photo: await decodePhoto(photo), product }, signal);
      if (answer.kind !== 'described') throw new ImageEngineError('failed');
      return answer.text;
    },
  };
}

function comparing({ decode, run, produce }: EngineThreads): Part<'compareProduct' | 'restoreProduct'> {
  type Pair = { photo: Buffer; picture: Buffer; signal: AbortSignal };
  const read = async ({ photo, picture, signal }: Pair) => ({
    photo: await decode(photo, signal),
    picture: flatPhoto(await decodePhoto(picture)),
  });
  return {
    async compareProduct(pair) {
      const answer = await run({ task: 'compare', ...(await read(pair)) }, pair.signal);
      if (answer.kind !== 'compared') throw new ImageEngineError('failed');
      const { score, preserved, pose } = answer.likeness;
      return { score, preserved, restorable: pose !== null, trust: answer.trust };
    },
    restoreProduct: async (pair) => produce({ task: 'restore', ...(await read(pair)) }, pair.signal),
  };
}

function demonstrating({
  decode,
  produce,
}: EngineThreads): Part<'composeScene' | 'generate' | 'knowsProduct'> {
  return {
    async composeScene({ photos, prompt, shopColours = [], format, variation = 0, signal }) {
      const colours = shopColours.map(readColour);
      const decoded = await Promise.all(
        photos.map((photo, index) => decode(photo, signal, index === 0 ? undefined : BESIDE_SIDE)),
      );
      const seed = seedOf(prompt) + variation;
      return produce({ task: 'scene', photos: decoded, prompt, shopColours: colours, format, seed }, signal);
    },
    generate: async ({ prompt, shopColours = [], format, variation = 0, signal }) => {
      const seed = seedOf(prompt) + variation;
      const colours = shopColours.map(readColour);
      return produce({ task: 'generate', prompt, shopColours: colours, format, seed }, signal);
    },
    knowsProduct: async ({ prompt }) => knowsProduct(prompt),
  };
}
