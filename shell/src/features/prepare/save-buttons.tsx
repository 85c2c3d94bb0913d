import { Button } from '@andromeda/design-system';
import type { PreparationRequest } from '@andromeda/platform';
import { Download, Share2 } from 'lucide-react';
import { canShareFiles } from './can-share-files.ts';
import type { Preparation } from './use-prepared-pictures.ts';
import { useSavePrepared } from './use-save-prepared.ts';

type SaveButtonsProps = { preparation: Preparation; keep: PreparationRequest['keep'] };

/** Saves, or on a phone shares, everything that could be made, once all of it was tried or the rest was stopped. */
export function SaveButtons({ preparation: { files, unfit, state }, keep }: SaveButtonsProps) {
  const { busy, save, share } = useSavePrepared(keep, unfit);
  const isShared = canShareFiles();
  const shown = {
    busy: busy || state === 'working',
    busyLabel: 'Preparando...',
    disabled: files.length === 0,
  };
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
