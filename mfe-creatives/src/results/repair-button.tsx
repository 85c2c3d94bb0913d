import { Button, type ButtonProps } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { Paintbrush } from 'lucide-react';

type RepairButtonProps = Pick<ButtonProps, 'variant'> & { id: string };

/** Leads to the repair of a picture's cut-out. */
export function RepairButton({ id, variant = 'secondary' }: RepairButtonProps) {
  return (
    <Button asChild variant={variant} icon={<Paintbrush />}>
      <Link to={`/mobile/corrigir-recorte?imagem=${id}`}>Corrigir recorte</Link>
    </Button>
  );
}
