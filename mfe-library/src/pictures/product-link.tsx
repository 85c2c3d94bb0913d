import { DropdownMenuItem } from '@andromeda/design-system';
import { type LibraryImage, Link } from '@andromeda/platform';
import { Package } from 'lucide-react';

/** From a picture to its product, or to where it becomes one's picture. */
export function ProductLink({ image }: { image: LibraryImage }) {
  const { id, name, productId } = image;
  return (
    <DropdownMenuItem asChild icon={<Package />}>
      {productId ? (
        <Link to={`/produtos/${productId}`}>Ver produto</Link>
      ) : (
        <Link to="/produtos/novo" state={{ imageIds: [id], name }}>
          Adicionar a um produto…
        </Link>
      )}
    </DropdownMenuItem>
  );
}
