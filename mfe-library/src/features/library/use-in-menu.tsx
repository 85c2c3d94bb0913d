import {
  Button,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  IconButton,
  ToolIcon,
} from '@andromeda/design-system';
import { type LibraryImage, Link, useApi, usePreparation } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { imageTools } from 'bff/contract/browser';
import { Sparkles, Store, WandSparkles } from 'lucide-react';
import { keepBeforeUse } from './library-queries.ts';
import { ProductLink } from './product-link.tsx';

const tools = [
  { label: 'Editor completo', path: '/creative-generator', icon: <Sparkles /> },
  ...imageTools
    .filter(({ photos }) => photos !== 'none')
    .map(({ title, path, icon }) => ({ label: title, path, icon: <ToolIcon name={icon} /> })),
];

type UseInMenuProps = { image: LibraryImage; iconOnly?: boolean };

/** Takes a picture to a tool, or prepares it for marketplaces. The address says which, so that a reload and a link find it again. */
export function UseInMenu({ image, iconOnly = false }: UseInMenuProps) {
  const api = useApi();
  const queries = useQueryClient();
  const prepare = usePreparation();
  const keep = () => keepBeforeUse(api, queries, image);
  return (
    <DropdownMenu
      trigger={
        iconOnly ? (
          <IconButton label="Usar em…" icon={<WandSparkles />} />
        ) : (
          <Button icon={<WandSparkles />}>Usar em…</Button>
        )
      }
    >
      {tools.map(({ label, path, icon }) => (
        <DropdownMenuItem key={path} asChild icon={icon}>
          <Link to={`${path}?imagem=${image.id}`} onClick={() => void keep().catch(() => undefined)}>
            {label}
          </Link>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<Store />} onSelect={() => prepare({ images: [image], keep })}>
        Preparar para…
      </DropdownMenuItem>
      <ProductLink image={image} />
    </DropdownMenu>
  );
}
