import { Button } from '@andromeda/design-system';
import { type LibraryImage, Link } from '@andromeda/platform';
import { Paintbrush } from 'lucide-react';

/** Leads to the repair of a cut-out; nothing for other pictures. */
export function RepairLink({ image }: { image: LibraryImage }) {
  if (!image.repairable) return null;
  return (
    <Button asChild icon={<Paintbrush />}>
      <Link to={`/mobile/corrigir-recorte?imagem=${image.id}`}>Corrigir recorte</Link>
    </Button>
  );
}
