import type { Part } from '@google/genai';
import type { ImageModel, ProducedImage, SourceImage } from '../../ports/image-model.ts';
import { callOutside, type OutsideService } from '../outside-call/call-outside.ts';
import { incomingPicture } from '../outside-call/incoming-picture.ts';
import { type OutgoingPhoto, outgoingPhoto } from '../outside-call/outgoing-photo.ts';
import { createAskGemini } from './ask-gemini.ts';
import {
  backgroundInstruction,
  describeInstruction,
  generationInstruction,
  sceneInstruction,
  textInstruction,
} from './instructions.ts';
import { pictureOf, tokensOf, wordsOf } from './read-gemini.ts';
import { nearestRatio } from './shapes.ts';

export interface GeminiSettings extends Omit<OutsideService, 'provider'> {
  imageModel: string;
  textModel: string;
  /** The cost of one picture, and of one description, in US dollars. */
  imageCostUsd: number;
  textCostUsd: number;
}

/** The image model without the solid colour, which no model produces exactly. */
export type GeminiImageModel = Omit<ImageModel, 'changeBackgroundColor'>;

const SQUARE = 1024;
/** Models use no more pixels; several photos share one request of 20 MB. */
const LONGEST_SIDE = 2048;
const LONGEST_SIDE_OF_MANY = 1536;
const LONGEST_SIDE_DESCRIBED = 1024;
const LONGEST_DESCRIPTION = 1200;

/** Pictures and descriptions by Gemini's `generateContent`. */
export function createGemini(settings: GeminiSettings): GeminiImageModel {
  const paint = createPainter(settings);
  return {
    changeBackground: async ({ images, prompt, shopColors, signal }) => {
      const photos = await outgoingPhotos(images);
      const instruction = backgroundInstruction(prompt, photos.length, shopColors);
      return paint('changeBackground', { instruction, photos, ...shapeOfFirst(photos) }, signal);
    },
    editImage: async ({ images, prompt, shopColors, format, signal }) => {
      const photos = await outgoingPhotos(images);
      const instruction = sceneInstruction(prompt, photos.length, format, shopColors);
      const shape = format === 'square' ? SQUARE_SHAPE : shapeOfFirst(photos);
      return paint('editImage', { instruction, photos, ...shape }, signal);
    },
    addText: async ({ image, text, handHolding, brand, signal }) => {
      const photos = await outgoingPhotos([image]);
      const instruction = textInstruction(text, handHolding, brand);
      return paint('addText', { instruction, photos, ...shapeOfFirst(photos) }, signal);
    },
    generateImage: ({ prompt, shopColors, format, signal }) => {
      const shape = format === 'square' ? SQUARE_SHAPE : { square: false };
      const instruction = generationInstruction(prompt, format, shopColors);
      return paint('generateImage', { instruction, photos: [], ...shape }, signal);
    },
    describe: createDescriber(settings),
  };
}

const serviceOf = (settings: GeminiSettings): OutsideService => ({ ...settings, provider: 'Gemini' });

/** Makes one picture from an instruction and photos. */
function createPainter(settings: GeminiSettings) {
  const service = serviceOf(settings);
  const ask = createAskGemini(service);
  return async (operation: string, request: PictureRequest, signal: AbortSignal): Promise<ProducedImage> => {
    const { instruction, photos, ratio, square } = request;
    const question = {
      model: settings.imageModel,
      parts: [...photos.map(photoPart), { text: instruction }],
      config: {
        responseModalities: ['TEXT', 'IMAGE'],
        ...(ratio ? { imageConfig: { aspectRatio: ratio } } : {}),
      },
    };
    return callOutside(service, operation, signal, async (limited) => {
      const answer = await ask(question, limited);
      const png = await incomingPicture(pictureOf(answer), (picture) =>
        square ? picture.resize(SQUARE, SQUARE, { fit: 'cover' }) : picture,
      );
      return {
        png,
        model: settings.imageModel,
        tokensUsed: tokensOf(answer),
        costUsd: settings.imageCostUsd,
        demonstration: false,
      };
    });
  };
}

/** Describes a photo in Portuguese. */
function createDescriber(settings: GeminiSettings): ImageModel['describe'] {
  const service = serviceOf(settings);
  const ask = createAskGemini(service);
  return async ({ image, product, signal }) => {
    const photo = await outgoingPhoto(image, LONGEST_SIDE_DESCRIBED);
    const question = {
      model: settings.textModel,
      parts: [photoPart(photo), { text: describeInstruction(product) }],
      config: { temperature: 0.4 },
    };
    return callOutside(service, 'describe', signal, async (limited) => {
      const answer = await ask(question, limited);
      return {
        text: wordsOf(answer).slice(0, LONGEST_DESCRIPTION),
        model: settings.textModel,
        tokensUsed: tokensOf(answer),
        costUsd: settings.textCostUsd,
        demonstration: false,
      };
    });
  };
}

interface Shape {
  ratio?: string;
  square: boolean;
}

interface PictureRequest extends Shape {
  instruction: string;
  photos: OutgoingPhoto[];
}

const SQUARE_SHAPE: Shape = { ratio: '1:1', square: true };

// A model takes the shape of the last photo: with one photo that is right, and closer than any named ratio.
function shapeOfFirst(photos: OutgoingPhoto[]): Shape {
  const [first, second] = photos;
  return first && second ? { ratio: nearestRatio(first), square: false } : { square: false };
}

/** One after the other, so that several large photos are not decoded in memory at once. */
async function outgoingPhotos(images: readonly SourceImage[]): Promise<OutgoingPhoto[]> {
  const longestSide = images.length > 1 ? LONGEST_SIDE_OF_MANY : LONGEST_SIDE;
  const photos: OutgoingPhoto[] = [];
  for (const image of images) photos.push(await outgoingPhoto(image, longestSide));
  return photos;
}

const photoPart = ({ bytes, mimeType }: OutgoingPhoto): Part => ({
  inlineData: { mimeType, data: bytes.toString('base64') },
});
