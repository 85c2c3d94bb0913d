import { Button, Card, ImageFrame, Notice, TextLink } from '@andromeda/design-system';
import { downloadName, type LibraryImage, Link, savePicture, useApi } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toolOf } from 'bff/contract/browser';
import { Download, Paintbrush, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PrepareButton } from '../../results/prepare-button.tsx';
import { shownCopies } from '../../results/shown-copies.ts';
import { messages } from './messages.ts';
import styles from './repair.module.css';

type RepairedProps = {
  id: string;
  onAgain: () => void;
  /** Where the user may go on who did not come for this picture alone. */
  after?: ReactNode;
};

/** The new version of the picture, and what may follow. */
export function Repaired({ id, onAgain, after }: RepairedProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [shown, setShown] = useState(id);
  const picture = useQuery({
    queryKey: ['images', 'one', shown],
    queryFn: ({ signal }) => api.images.read(shown, signal),
  });
  const restore = useMutation({
    networkMode: 'always',
    mutationFn: () => api.images.restore(id),
    onSuccess: (before) => {
      setShown(before.id);
      void queries.invalidateQueries({ queryKey: ['images'] });
      void queries.invalidateQueries({ queryKey: ['generations'] });
    },
  });
  const { data: image } = picture;
  return (
    <Card padding="none" className={styles.done}>
      <ImageFrame
        src={image?.imageUrl}
        loading={!image}
        alt="Recorte corrigido"
        fit="contain"
        backdrop={isTransparent(image) ? 'checkered' : 'plain'}
        reveal
        imageProps={shownCopies(image?.thumbnailUrl)}
      />
      <div className={styles.after}>
        <Notice tone="success">{restore.isSuccess ? messages.restored : messages.kept}</Notice>
        {restore.isError && <Notice tone="error">{messages.restoreFailed}</Notice>}
        {after}
        <div className={styles.row}>
          <DownloadButton image={image} />
          <PrepareButton id={shown} />
          {!restore.isSuccess && (
            <>
              <Button icon={<Paintbrush />} onClick={onAgain}>
                Corrigir mais
              </Button>
              <Button
                icon={<Undo2 />}
                variant="quiet"
                busy={restore.isPending}
                onClick={() => restore.mutate()}
              >
                Voltar à versão anterior
              </Button>
            </>
          )}
        </div>
        <TextLink asChild>
          <Link to="/library">Ver na biblioteca</Link>
        </TextLink>
      </div>
    </Card>
  );
}

const isTransparent = (image: LibraryImage | undefined): boolean =>
  image !== undefined && toolOf(image.operation)?.result === 'transparent';

function DownloadButton({ image }: { image: LibraryImage | undefined }) {
  const save = () => void (image && savePicture(image.imageUrl, downloadName(image.prompt, 'recorte')));
  return (
    <Button icon={<Download />} disabled={!image} onClick={save}>
      Download
    </Button>
  );
}
