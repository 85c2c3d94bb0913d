import { DropdownMenu, DropdownMenuItem, IconButton } from '@andromeda/design-system';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';

type NamedMenuProps = { label: string; className?: string | undefined; onRename(): void; onDelete(): void };

/** Renames and deletes what was saved under a name. */
export function NamedMenu({ label, className, onRename, onDelete }: NamedMenuProps) {
  return (
    <DropdownMenu
      trigger={<IconButton label={label} icon={<EllipsisVertical />} shape="round" className={className} />}
    >
      <DropdownMenuItem icon={<Pencil />} onSelect={onRename}>
        Renomear
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
        Excluir
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
