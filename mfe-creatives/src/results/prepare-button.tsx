import { Button } from '@andromeda/design-system';
import { messageFor, useApi, useNotification, usePreparation } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { Store } from 'lucide-react';

type PrepareButtonProps = {
  /** The picture in the library. */
  id: string;
  /** Called before the picture is used further. */
  keep?: (() => Promise<void>) | undefined;
};

/** Prepares a finished picture for marketplaces, as the library does. */
export function PrepareButton({ id, keep = async () => undefined }: PrepareButtonProps) {
  const { images } = useApi();
  const { notify } = useNotification();
  const prepare = usePreparation();
  const open = useMutation({
    networkMode: 'always',
    // The library knows the name of its product.
    mutationFn: () => images.read(id),
    onSuccess: (image) => prepare({ images: [image], keep }),
    onError: (error) => notify({ type: 'error', message: messageFor(error, NOT_OPENED) }),
  });
  return (
    <Button icon={<Store />} busy={open.isPending} onClick={() => open.mutate()}>
      Preparar para…
    </Button>
  );
}

const NOT_OPENED = 'Não foi possível abrir a preparação. Tente novamente.';
