import { ApiError, type Product, useApi } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countPhotos, keepPhoto } from './photo-queries.ts';
import { preparePhoto } from './prepare-photo.ts';

/** One file on its way. The id is made once, so that a second try keeps no second photo. */
interface Upload {
  id: string;
  file: File;
}

/** A file that did not arrive; `reason` is an `ApiError` that `messageFor` puts into words. */
export interface RefusedUpload extends Upload {
  reason: unknown;
}

interface Uploads {
  /** Null once all are sent. */
  progress: { done: number; all: number } | null;
  refused: readonly RefusedUpload[];
}

/** One is sent while the next is prepared. */
const AT_ONCE = 2;

/** Sends photos to a product in the order in which they were chosen, as the first is its cover; each is shown as soon as it has arrived. */
export function usePhotoUploads({ id: productId }: Product) {
  const api = useApi();
  const queries = useQueryClient();
  const [{ progress, refused }, setUploads] = useState<Uploads>({ progress: null, refused: [] });
  const send = async ({ id, file }: Upload, turn: Promise<unknown>) => {
    const prepared = await preparePhoto(file);
    await turn;
    keepPhoto(queries, productId, await api.products.addPhoto(productId, prepared, id));
  };
  const refuse = (upload: Upload, reason: unknown) =>
    setUploads((now) => ({ ...now, refused: [...now.refused, { ...upload, reason }] }));
  const run = async (uploads: readonly Upload[]) => {
    const left = [...uploads];
    let done = 0;
    let before: Promise<unknown> = Promise.resolve();
    const tell = () => setUploads((now) => ({ ...now, progress: { done, all: uploads.length } }));
    const work = async () => {
      for (let upload = left.shift(); upload; upload = left.shift()) {
        const sent = upload;
        const sending = send(sent, before).catch((reason: unknown) => refuse(sent, reason));
        before = sending;
        await sending;
        done += 1;
        tell();
      }
    };
    setUploads({ progress: { done, all: uploads.length }, refused: [] });
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setUploads((now) => ({ ...now, progress: null }));
    countPhotos(queries, productId);
  };
  const again = refused.filter(({ reason }) => isPassing(reason));
  return {
    progress,
    refused,
    add: (files: readonly File[]) => void run(files.map(uploadOf)),
    /** Says of files that they are no photos; `kept` is what of the same choice is sent. */
    explain: (files: readonly File[], kept: readonly File[]) => {
      if (kept.length === 0) setUploads({ progress: null, refused: [] });
      for (const file of files)
        refuse(uploadOf(file), new ApiError({ code: 'image_unsupported', status: 422 }));
    },
    /** Undefined where none of the refused files would be taken a second time. */
    retry: again.length > 0 ? () => void run(again) : undefined,
  };
}

const uploadOf = (file: File): Upload => ({ id: crypto.randomUUID(), file });

/** A lost connection, a busy server, or a fault: the same file may arrive the next time. */
const isPassing = (reason: unknown) =>
  !(reason instanceof ApiError) || reason.status === 0 || reason.status === 429 || reason.status >= 500;
