import { Button } from '@andromeda/design-system';
import type { LibraryImage, PreparationRequest } from '@andromeda/platform';
import { channelOf } from 'bff/contract/browser/channels';
import { Download } from 'lucide-react';
import { useSavePrepared } from '../use-save-prepared.ts';

type DownloadInsteadProps = {
  image: LibraryImage;
  url: string | undefined;
  keep: PreparationRequest['keep'];
};

/** The way on without Mercado Livre: the same picture as a file. */
export function DownloadInstead({ image, url, keep }: DownloadInsteadProps) {
  const { save, busy } = useSavePrepared(keep);
  return (
    <Button
      icon={<Download />}
      busy={busy}
      busyLabel="Baixando..."
      disabled={!url}
      onClick={() => void save([{ channel: channelOf('mercado_livre'), image, place: 1, url: url ?? '' }])}
    >
      Baixar a foto
    </Button>
  );
}
