import { IconButton } from '@andromeda/design-system';
import { Link, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import styles from './library-screen.module.css';

/** Says that only the pictures of one product are shown, and leads to it. */
export function ProductFilter({ id, onClear }: { id: string; onClear: () => void }) {
  const api = useApi();
  const product = useQuery({
    queryKey: ['products', id],
    queryFn: ({ signal }) => api.products.read(id, signal),
  });
  return (
    <p className={styles.product}>
      <span>
        Imagens do produto {product.data && <Link to={`/produtos/${id}`}>{product.data.name}</Link>}
      </span>
      <IconButton label="Ver todas as imagens" icon={<X />} size="s" onClick={onClear} />
    </p>
  );
}
