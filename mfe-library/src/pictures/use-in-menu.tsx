import {
  Button,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  IconButton,
  ToolIcon,
} from '@andromeda/design-system';
import {
  type LibraryImage,
  Link,
  Slot,
  useApi,
  usePreloadSlot,
  usePreparation,
  usePublicConfig,
} from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { imageTools } from 'bff/contract/browser';
import { History, Send, Sparkles, Store, WandSparkles } from 'lucide-react';
import { historyAddress } from './history-address.ts';
import { keepBeforeUse } from './keep-before-use.ts';

const tools = [
  { label: 'Editor completo', path: '/creative-generator', icon: <Sparkles /> },
  ...imageTools
    .filter(({ photos }) => photos !== 'none')
    .map(({ title, path, icon }) => ({ label: title, path, icon: <ToolIcon name={icon} /> })),
];

type UseInMenuProps = {
  image: LibraryImage;
  iconOnly?: boolean;
  /** What the button says. */
  label?: string;
  /** In a picture's history, of one of its versions: only the tools, and they take this very version. */
  version?: boolean;
};

/** Takes a picture to a tool, or prepares it for marketplaces. The address says which, so that a reload and a link find it again. */
export function UseInMenu({ image, iconOnly, label = 'Usar em…', version }: UseInMenuProps) {
  const api = useApi();
  const queries = useQueryClient();
  const prepare = usePreparation();
  const { connectable } = usePublicConfig();
  const keep = () => keepBeforeUse(api, queries, image);
  usePreloadSlot('library.picture-actions', 1);
  const exact = version ? '&versao=esta' : '';
  return (
    <DropdownMenu
      trigger={
        iconOnly ? (
          <IconButton label={label} icon={<WandSparkles />} />
        ) : (
          <Button icon={<WandSparkles />}>{label}</Button>
        )
      }
    >
      {tools.map(({ label, path, icon }) => (
        <DropdownMenuItem key={path} asChild icon={icon}>
          <Link to={`${path}?imagem=${image.id}${exact}`} onClick={() => void keep().catch(() => undefined)}>
            {label}
          </Link>
        </DropdownMenuItem>
      ))}
      {!version && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={<Store />} onSelect={() => prepare({ images: [image], keep })}>
            Preparar para…
          </DropdownMenuItem>
          {connectable?.includes('mercado_livre') && (
            <DropdownMenuItem
              icon={<Send />}
              onSelect={() =>
                prepare({ images: [image], keep, channels: ['mercado_livre'], toListing: image.id })
              }
            >
              Enviar para um anúncio
            </DropdownMenuItem>
          )}
          <DropdownMenuItem asChild icon={<History />}>
            <Link to={historyAddress(image.id)}>História</Link>
          </DropdownMenuItem>
          <Slot
            name="library.picture-actions"
            version={1}
            props={{ imageId: image.id, name: image.name, productId: image.productId }}
          />
        </>
      )}
    </DropdownMenu>
  );
}
