import { Dialog } from '@andromeda/design-system';
import { type LibraryImage, useApi, useLocation, useNavigate, useSearchParams } from '@andromeda/platform';
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

/**
 * The repair of a doubtful cut-out, over its result, as soon as it is there; once for each picture. The address keeps it:
 * 'back' leads to the result.
 */
export function RepairAtOnce({ id, onKept }: RepairAtOnceProps) {
  const api = useApi();
  const { open, inAddress, begin, end } = useAddressedDialog(id);
  const pictures = useQuery({
    queryKey: ['repair', id],
    queryFn: ({ signal }) => readPictures(api, id, signal),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Without them the result is shown as it is, with the way to the repair.
    retry: false,
  });
  const sources = pictures.data;
  const shown = open && sources !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once for each picture.
  useEffect(() => {
    if (shown) begin();
  }, [shown, id]);
  if (!shown || !inAddress) return null;
  const close = (keptId: string) => {
    // Where the new version cannot be read, it is in the library.
    void api.images.read(keptId).then(onKept, () => {});
    end();
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && end()}
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

const PARAMETER = 'conferir';

/** Whether the repair of this picture lies over the screen, as an entry of its own in the history. */
function useAddressedDialog(id: string) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(() => !wasOpened(id));
  const inAddress = params.get(PARAMETER) === id;
  const [was, follow] = useState(inAddress);
  if (inAddress !== was) {
    follow(inAddress);
    if (!inAddress) setOpen(false);
  }
  return {
    open,
    inAddress,
    begin: () => {
      writeOpened(id);
      setParams({ ...Object.fromEntries(params), [PARAMETER]: id }, { state, preventScrollReset: true });
    },
    end: () => void navigate(-1),
  };
}
