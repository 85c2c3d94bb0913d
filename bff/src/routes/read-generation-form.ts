import type { z } from 'zod';
import { MAX_UPLOAD_BYTES, MAX_UPLOADS } from '../../contract/browser/limits.ts';
import { GenerationOptions } from '../../contract/generations.ts';
import type { GenerationForm } from '../../contract/routes/generation-routes.ts';
import { DomainError } from '../domain-error.ts';
import { refuseUnstorable } from '../http/new-routes.ts';

/** Room for the texts and the multipart boundaries around the pictures. */
export const FORM_BYTES = 64 * 1024;
export const LARGEST_FORM_BYTES = MAX_UPLOADS * MAX_UPLOAD_BYTES + FORM_BYTES;

type SentForm = Omit<z.output<typeof GenerationForm>, 'batch' | 'batchPhoto' | 'batchPhotos'>;

/** What a form asks for. Throws `DomainError` where its options are none. */
export function readForm({ operation, images = [], prompt, options, ...origin }: SentForm) {
  const files = Array.isArray(images) ? images : [images];
  if (files.length > MAX_UPLOADS) throw new DomainError('bad_request', { field: 'images' });
  const words = prompt?.trim() || null;
  const { source, product, productPhoto } = origin;
  const made = { source, product, productPhoto };
  return { operation, images: files, ...made, prompt: words, options: readOptions(options) };
}

function readOptions(text = '{}'): GenerationOptions {
  const options = GenerationOptions.safeParse(parseJson(text));
  if (options.success) {
    refuseUnstorable({ options: options.data });
    return options.data;
  }
  const field = ['options', ...(options.error.issues[0]?.path ?? [])].join('.');
  throw new DomainError(field === 'options.backgroundColor' ? 'color_invalid' : 'bad_request', { field });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
