import { Dialog } from '@andromeda/design-system';
import { type LibraryImage, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import { wasOpened, writeOpened } from './opened-repairs.ts';
import { readPictures } from './read-pictures.ts';
import styles from './repair.module.css';
import { RepairStudio } from './repair-studio.tsx';

type RepairAtOnceProps = {
  /** The picture whose cut-out is in doubt. */
  id: string;
  /** A repair was kept: the picture has a new version. */
  onKept: (image: LibraryImage) => void;
};

/** The repair of a doubtful cut-out, over its result, as soon as it is there; once for each picture. */
export function RepairAtOnce({ id, onKept }: RepairAtOnceProps) {
  const api = useApi();
  const [open, setOpen] = useState(() => !wasOpened(id));
  const pictures = useQuery({
    queryKey: ['repair', id],
    queryFn: ({ signal }) => readPictures(api, id, signal),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Without them the result stands there as it is, with the way to the repair.
    retry: false,
  });
  const sources = pictures.data;
  const shown = open && sources !== undefined;
  useEffect(() => {
    if (shown) writeOpened(id);
  }, [shown, id]);
  if (!shown) return null;
  const close = (keptId: string) => {
    // Where the new version cannot be read, it is in the library.
    void api.images.read(keptId).then(onKept, () => {});
    setOpen(false);
  };
  return (
    <Dialog
      open
      onOpenChange={setOpen}
      size="l"
      title={messages.check}
      description={messages.checkHint}
      closeLabel="Ver o resultado"
      className={styles.atOnce ?? ''}
    >
      <RepairStudio id={id} sources={sources} onKept={close} />
    </Dialog>
  );
}
