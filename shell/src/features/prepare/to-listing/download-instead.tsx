import { Button } from '@andromeda/design-system';
import type { ChannelPicture, LibraryImage, PreparationRequest } from '@andromeda/platform';
import { channelOf } from 'bff/contract/browser/channels';
import { Download } from 'lucide-react';
import { useSavePrepared } from '../use-save-prepared.ts';

type DownloadInsteadProps = {
  image: LibraryImage;
  made: ChannelPicture | undefined;
  keep: PreparationRequest['keep'];
};

/** The way on without Mercado Livre: the same picture as a file. */
export function DownloadInstead({ image, made, keep }: DownloadInsteadProps) {
  const { save, busy } = useSavePrepared(keep);
  return (
    <Button
      icon={<Download />}
      busy={busy}
      busyLabel="Baixando..."
      disabled={!made?.file}
      onClick={() => {
        if (made?.file)
          void save([{ channel: channelOf('mercado_livre'), image, place: 1, made, url: made.file.url }]);
      }}
    >
      Baixar a foto
    </Button>
  );
}
