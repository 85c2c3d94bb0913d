import { type LibraryImage, useApi } from '@andromeda/platform';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { Channel } from 'bff/contract/browser/channels';
import { useState } from 'react';
import type { PreparedCopy, PreparedFile } from './prepared-files.ts';
import { preparedKey, preparedQuery } from './prepared-query.ts';

/** How far a preparation is, and what came of it. */
export interface Preparation {
  total: number;
  /** Those of which something came, be it a failure. */
  settled: number;
  failed: number;
  state: 'working' | 'stopped' | 'finished';
  /** What can be saved already. */
  files: readonly PreparedFile[];
  /** What could not be made as its channel asks. */
  unfit: readonly PreparedCopy[];
  stop(): void;
  /** Makes what a stop or a failure left out. */
  goOn(): void;
}

/** Prepares each picture for each marketplace, a few at a time, until it is stopped or its dialog closes. */
export function usePreparedPictures(
  images: readonly LibraryImage[],
  channels: readonly Channel[],
): Preparation {
  const api = useApi();
  const queries = useQueryClient();
  const [stopped, setStopped] = useState(false);
  const wanted = channels.flatMap((channel) =>
    images.map((image, index) => ({ channel, image, place: index + 1 })),
  );
  const prepared = useQueries({
    queries: wanted.map(({ image, channel }) => ({
      ...preparedQuery(api, image, channel.id),
      enabled: !stopped,
    })),
  });
  const failed = prepared.filter(({ isError, data }) => isError && !data);
  const isWorking = prepared.some(({ fetchStatus }) => fetchStatus !== 'idle');
  return {
    total: wanted.length,
    settled: prepared.filter(({ isPending }) => !isPending).length,
    failed: failed.length,
    state: isWorking ? 'working' : stopped ? 'stopped' : 'finished',
    files: wanted.flatMap((one, index): PreparedFile[] => {
      const made = prepared[index]?.data;
      return made?.file ? [{ ...one, made, url: made.file.url }] : [];
    }),
    unfit: wanted.flatMap((one, index): PreparedCopy[] => {
      const made = prepared[index]?.data;
      return made && !made.file ? [{ ...one, made }] : [];
    }),
    stop: () => {
      setStopped(true);
      void queries.cancelQueries({ queryKey: preparedKey });
    },
    goOn: () => {
      setStopped(false);
      for (const { refetch } of failed) void refetch();
    },
  };
}
