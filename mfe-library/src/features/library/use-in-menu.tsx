import { Button, DropdownMenu, DropdownMenuItem } from '@andromeda/design-system';
import { type LibraryImage, Link } from '@andromeda/platform';
import { Palette, Pencil, Scissors, Sparkles, Type, WandSparkles } from 'lucide-react';

const tools = [
  { label: 'Editor completo', path: '/creative-generator', icon: <Sparkles /> },
  { label: 'Alterar Fundo', path: '/mobile/alterar-fundo', icon: <Palette /> },
  { label: 'Remover Fundo', path: '/mobile/remover-fundo', icon: <Scissors /> },
  { label: 'Editar Imagem', path: '/mobile/editar-contexto', icon: <Pencil /> },
  { label: 'Adicionar Texto', path: '/mobile/adicionar-texto', icon: <Type /> },
];

type UseInMenuProps = {
  image: LibraryImage;
  variant?: 'secondary' | 'quiet';
  className?: string | undefined;
};

/** Takes a picture to a tool. The address says which, so that a reload and a link find it again. */
export function UseInMenu({ image, variant = 'secondary', className }: UseInMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <Button variant={variant} icon={<WandSparkles />} className={className}>
          Usar em…
        </Button>
      }
    >
      {tools.map(({ label, path, icon }) => (
        <DropdownMenuItem key={path} asChild icon={icon}>
          <Link to={`${path}?imagem=${image.id}`}>{label}</Link>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
