import { DropdownMenuItem } from '@andromeda/design-system';
import { Link, type SlotProps } from '@andromeda/platform';
import { Package } from 'lucide-react';

/** From a picture to its product, or to where it becomes one's picture. */
export default function PictureProduct({ imageId, name, productId }: SlotProps['library.picture-actions@1']) {
  return (
    <DropdownMenuItem asChild icon={<Package />}>
      {productId ? (
        <Link to={`/produtos/${productId}`}>Ver produto</Link>
      ) : (
        <Link to="/produtos/novo" state={{ imageIds: [imageId], name }}>
          Adicionar a um produto…
        </Link>
      )}
    </DropdownMenuItem>
  );
}
