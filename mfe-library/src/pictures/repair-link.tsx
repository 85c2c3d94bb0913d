import { Button, IconButton } from '@andromeda/design-system';
import { type LibraryImage, Link } from '@andromeda/platform';
import { Paintbrush } from 'lucide-react';

/** Leads to the repair of a cut-out; nothing for other pictures. */
export function RepairLink({ image, iconOnly = false }: { image: LibraryImage; iconOnly?: boolean }) {
  if (!image.repairable) return null;
  const address = `/mobile/corrigir-recorte?imagem=${image.id}`;
  if (iconOnly)
    return (
      <IconButton asChild label="Corrigir recorte" icon={<Paintbrush />}>
        <Link to={address} />
      </IconButton>
    );
  return (
    <Button asChild icon={<Paintbrush />}>
      <Link to={address}>Corrigir recorte</Link>
    </Button>
  );
}
