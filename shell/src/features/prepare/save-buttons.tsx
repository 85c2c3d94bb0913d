import { Button } from '@andromeda/design-system';
import { type LibraryImage, type PreparationRequest, useApi } from '@andromeda/platform';
import { useQueries } from '@tanstack/react-query';
import type { Channel } from 'bff/contract/browser/channels';
import { Download, Share2 } from 'lucide-react';
import type { PreparedFile } from './prepared-files.ts';
import { preparedQuery } from './prepared-query.ts';
import { useSavePrepared } from './use-save-prepared.ts';

type SaveButtonsProps = {
  images: readonly LibraryImage[];
  channels: readonly Channel[];
  keep: PreparationRequest['keep'];
};

/** Saves, or on a phone shares, everything that could be made, once all of it was tried. */
export function SaveButtons({ images, channels, keep }: SaveButtonsProps) {
  const api = useApi();
  const wanted = channels.flatMap((channel) =>
    images.map((image, index) => ({ channel, image, place: index + 1 })),
  );
  const prepared = useQueries({
    queries: wanted.map(({ image, channel }) => preparedQuery(api, image, channel.id)),
  });
  const { busy, save, share } = useSavePrepared(keep);
  const isWorking = prepared.some(({ isPending }) => isPending);
  const files = wanted.flatMap((one, index): PreparedFile[] => {
    const url = prepared[index]?.data?.file?.url;
    return url ? [{ ...one, url }] : [];
  });
  const isShared = canShareFiles();
  const shown = { busy: busy || isWorking, busyLabel: 'Preparando...', disabled: files.length === 0 };
  return (
    <>
      <Button
        {...shown}
        variant={isShared ? 'secondary' : 'primary'}
        icon={<Download />}
        onClick={() => void save(files)}
      >
        {files.length > 1 ? 'Baixar ZIP' : 'Baixar'}
      </Button>
      {isShared && (
        <Button {...shown} variant="primary" icon={<Share2 />} onClick={() => void share(files)}>
          Compartilhar
        </Button>
      )}
    </>
  );
}

/** On a phone whose browser hands files to other apps. */
function canShareFiles(): boolean {
  const sample = new File([], 'imagem.jpg', { type: 'image/jpeg' });
  return matchMedia('(pointer: coarse)').matches && !!navigator.canShare?.({ files: [sample] });
}
