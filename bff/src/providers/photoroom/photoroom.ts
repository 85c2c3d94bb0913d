import { Blob, Buffer } from 'node:buffer';
import type { BackgroundRemover } from '../../ports/background-remover.ts';
import type { ImageModel, ProducedImage, SourceImage } from '../../ports/image-model.ts';
import { callOutside, type OutsideService } from '../outside-call/call-outside.ts';
import { incomingPicture } from '../outside-call/incoming-picture.ts';
import { outgoingPhoto } from '../outside-call/outgoing-photo.ts';
import { OutsideFailure } from '../outside-call/outside-failure.ts';
import { readBytes, readRefusal, retryAfterOf } from '../outside-call/read-answer.ts';
import { photoroomFailure } from './photoroom-failure.ts';

export interface PhotoroomSettings extends Omit<OutsideService, 'provider'> {
  /** The cost of one picture in US dollars. */
  costUsd: number;
}

const MODEL = 'photoroom-segment';
/** Photoroom advises at most 25 megapixels; a PNG of more than this would not fit into the store either. */
const LONGEST_SIDE = 3072;
/** The mean opacity, of 255, below which a cut-out is practically empty: 1 pixel of 2,000. */
const EMPTY_ALPHA = 0.128;
const MOST_BYTES = 64 * 1024 * 1024;

/** Cuts products out by Photoroom's segmentation, on transparency or on one exact colour. */
export function createPhotoroom(
  settings: PhotoroomSettings,
): BackgroundRemover & Pick<ImageModel, 'changeBackgroundColor'> {
  const service: OutsideService = { ...settings, provider: 'Photoroom' };
  const produced = (png: Buffer): ProducedImage => ({
    png,
    model: MODEL,
    tokensUsed: 0,
    costUsd: settings.costUsd,
    demonstration: false,
  });
  return {
    removeBackground: async ({ image, signal }) => {
      const form = await formOf(image);
      return callOutside(service, 'removeBackground', signal, async (limited) => {
        const png = await incomingPicture(await segment(service, form, limited), (picture) =>
          picture.ensureAlpha(),
        );
        await requireCutOut(png);
        return produced(png);
      });
    },
    changeBackgroundColor: async ({ image, color, signal }) => {
      const form = await formOf(image, { bg_color: color.replace('#', '') });
      return callOutside(service, 'changeBackgroundColor', signal, async (limited) => {
        const answer = await segment(service, form, limited);
        // Filled in even where Photoroom did not: the user asked for exactly this colour.
        const png = await incomingPicture(answer, (picture) => picture.flatten({ background: color }));
        await requireProduct(png);
        return produced(png);
      });
    },
  };
}

interface Form {
  type: string;
  bytes: Buffer;
}

// Sent as bytes, not as FormData: an abort while fetch still encodes a FormData ends the process.
async function formOf(image: SourceImage, fields: Record<string, string> = {}): Promise<Form> {
  const { bytes, mimeType } = await outgoingPhoto(image, LONGEST_SIDE);
  const form = new FormData();
  const file = new Blob([new Uint8Array(bytes)], { type: mimeType });
  form.set('image_file', file, mimeType.replace('image/', 'photo.'));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await encoded.arrayBuffer()) };
}

async function segment(service: OutsideService, form: Form, signal: AbortSignal): Promise<Buffer> {
  const answer = await service.send(`${service.baseUrl}/v1/segment`, {
    method: 'POST',
    headers: {
      'x-api-key': service.apiKey,
      'content-type': form.type,
      accept: 'image/png, application/json',
    },
    body: new Uint8Array(form.bytes),
    // A redirect would carry the key to another host.
    redirect: 'error',
    signal,
  });
  if (answer.ok) return readBytes(answer, MOST_BYTES);
  const retryAfterMs = retryAfterOf(answer, service.clock.now());
  throw photoroomFailure(answer.status, await readRefusal(answer), retryAfterMs);
}

/** A cut-out that is empty, or from which nothing was removed, is not worth a credit. */
async function requireCutOut(png: Buffer): Promise<void> {
  const { default: sharp } = await import('sharp');
  const alpha = (await sharp(png).stats()).channels[3];
  if (!alpha || alpha.min === 255)
    throw new OutsideFailure('bad_request', 'nothing was cut out', {
      reason: 'o produto ocupa a foto inteira; deixe um pouco de fundo em volta dele',
    });
  if (alpha.mean < EMPTY_ALPHA) throw emptyCutOut();
}

/** A plain colour without a product is not worth a credit, either. */
async function requireProduct(png: Buffer): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { channels } = await sharp(png).stats();
  if (channels.every(({ min, max }) => min === max)) throw emptyCutOut();
}

const emptyCutOut = () =>
  new OutsideFailure('bad_request', 'the cut-out is empty', { reason: 'não encontramos um produto na foto' });
