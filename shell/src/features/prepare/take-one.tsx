import { IconButton } from '@andromeda/design-system';
import type { PreparationRequest } from '@andromeda/platform';
import { Download, Share2 } from 'lucide-react';
import { canShareFiles } from './can-share-files.ts';
import styles from './prepare-dialog.module.css';
import type { PreparedFile } from './prepared-files.ts';
import { useSavePrepared } from './use-save-prepared.ts';

type TakeOneProps = { name: string; file: PreparedFile; keep: PreparationRequest['keep'] };

/** Saves one of the prepared pictures, or on a phone shares it alone. */
export function TakeOne({ name, file, keep }: TakeOneProps) {
  const { save, share, busy } = useSavePrepared(keep);
  const whole = `${name} para ${file.channel.name}`;
  return (
    <div className={styles.takeOne}>
      <IconButton
        label={`Baixar ${whole}`}
        icon={<Download />}
        disabled={busy}
        onClick={() => void save([file])}
      />
      {canShareFiles() && (
        <IconButton
          label={`Compartilhar ${whole}`}
          icon={<Share2 />}
          disabled={busy}
          onClick={() => void share([file])}
        />
      )}
    </div>
  );
}
