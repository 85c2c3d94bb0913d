import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  IconButton,
  ToolIcon,
} from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { imageTools } from 'bff/contract/browser';
import { ArrowUpToLine, Sparkles, Trash2, WandSparkles } from 'lucide-react';
import { photoAddress } from './photo-address.ts';

const tools = [
  { label: 'Editor completo', path: '/creative-generator', icon: <Sparkles /> },
  ...imageTools
    .filter(({ photos }) => photos !== 'none')
    .map(({ title, path, icon }) => ({ label: title, path, icon: <ToolIcon name={icon} /> })),
];

type PhotoMenuProps = {
  name: string;
  productId: string;
  photoId: string;
  /** Missing for the photo that is the first already. */
  onPutFirst: (() => void) | undefined;
  onDelete: () => void;
};

/** What may be made of a photo, its place, and its deletion. */
export const PhotoMenu = ({ name, productId, photoId, onPutFirst, onDelete }: PhotoMenuProps) => (
  <DropdownMenu
    trigger={<IconButton label={`Usar a ${name}`} icon={<WandSparkles />} variant="overlay" size="s" />}
  >
    {tools.map(({ label, path, icon }) => (
      <DropdownMenuItem key={path} asChild icon={icon}>
        <Link to={photoAddress(path, productId, photoId)}>{label}</Link>
      </DropdownMenuItem>
    ))}
    <DropdownMenuSeparator />
    {onPutFirst && (
      <DropdownMenuItem icon={<ArrowUpToLine />} onSelect={onPutFirst}>
        Pôr em primeiro
      </DropdownMenuItem>
    )}
    <DropdownMenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
      Excluir foto
    </DropdownMenuItem>
  </DropdownMenu>
);
