import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  IconButton,
  ToolIcon,
} from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { imageTools } from 'bff/contract/browser';
import { Sparkles, Trash2, WandSparkles } from 'lucide-react';
import { photoAddress } from './photo-address.ts';

const tools = [
  { label: 'Editor completo', path: '/creative-generator', icon: <Sparkles /> },
  ...imageTools
    .filter(({ photos }) => photos !== 'none')
    .map(({ title, path, icon }) => ({ label: title, path, icon: <ToolIcon name={icon} /> })),
];

type PhotoMenuProps = { name: string; productId: string; photoId: string; onDelete: () => void };

/** What may be made of a photo, and its deletion. */
export const PhotoMenu = ({ name, productId, photoId, onDelete }: PhotoMenuProps) => (
  <DropdownMenu
    trigger={<IconButton label={`Usar a ${name}`} icon={<WandSparkles />} variant="overlay" size="s" />}
  >
    {tools.map(({ label, path, icon }) => (
      <DropdownMenuItem key={path} asChild icon={icon}>
        <Link to={photoAddress(path, productId, photoId)}>{label}</Link>
      </DropdownMenuItem>
    ))}
    <DropdownMenuSeparator />
    <DropdownMenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
      Excluir foto
    </DropdownMenuItem>
  </DropdownMenu>
);
