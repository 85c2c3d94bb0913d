import { Button, Dialog, ErrorState, Notice, Pagination, Skeleton } from '@andromeda/design-system';
import {
  messageFor,
  type ProductSummary,
  useApi,
  useLocation,
  useNavigate,
  useNotification,
} from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, FolderInput, Package } from 'lucide-react';
import { useState } from 'react';
import { countImages, MESSAGE_MS, messages } from '../../products/messages.ts';
import { useRefreshPictures } from '../../products/pictures-changed.ts';
import { keepProduct, productListQuery } from '../../products/product-queries.ts';
import { SearchField } from '../../search/search-field.tsx';
import { wayBackIn } from '../../way-back.tsx';
import styles from './new-product.module.css';

/** The other way for chosen pictures: into a product that is there already. */
export function ExistingProductDialog({ imageIds }: { imageIds: readonly string[] }) {
  return (
    <Dialog
      trigger={
        <Button icon={<FolderInput />} className={styles.other}>
          Pôr em um produto que já existe
        </Button>
      }
      title="Pôr em um produto que já existe"
      description="As imagens passam para o produto que você escolher."
    >
      <ProductChoice imageIds={imageIds} />
    </Dialog>
  );
}

function ProductChoice({ imageIds }: { imageIds: readonly string[] }) {
  const [{ search, page }, show] = useState({ search: '', page: 1 });
  const words = search.trim();
  const list = useQuery(productListQuery(useApi(), { page, ...(words && { search: words }) }));
  const { busy, problem, add } = useAddToProduct(imageIds);
  const { data } = list;
  return (
    <div className={styles.choice}>
      <SearchField
        label="Buscar um produto"
        placeholder="Buscar por nome, marca ou código..."
        search={search}
        onSearch={(text) => show({ search: text, page: 1 })}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className={styles.list}>
        {list.isPending && <ListSkeleton />}
        {list.isError && (
          <ErrorState
            title={messageFor(list.error, messages.productsNotLoaded)}
            action={<Button onClick={() => void list.refetch()}>Tentar novamente</Button>}
          />
        )}
        {data?.total === 0 && (
          <p className={styles.none}>{words ? 'Nenhum produto encontrado.' : 'Nenhum produto ainda.'}</p>
        )}
        <ul aria-label="Produtos" aria-busy={busy || undefined}>
          {data?.products.map((product) => (
            <li key={product.id}>
              <ProductButton product={product} disabled={busy} onPress={() => add(product.id)} />
            </li>
          ))}
        </ul>
      </div>
      {data && (
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / data.pageSize)}
          onPageChange={(next) => show({ search, page: next })}
        />
      )}
    </div>
  );
}

type ProductButtonProps = { product: ProductSummary; disabled: boolean; onPress: () => void };

function ProductButton({ product, disabled, onPress }: ProductButtonProps) {
  const { name, cover } = product;
  return (
    <button type="button" disabled={disabled} onClick={onPress} className={styles.product}>
      {cover ? (
        <img src={cover.thumbnailUrl} alt="" className={styles.cover} />
      ) : (
        <span className={styles.cover}>
          <Package aria-hidden="true" />
        </span>
      )}
      <span className={styles.productWords}>
        <span className={styles.productName}>{name}</span>
        <span className={styles.productCount}>{countImages(product)}</span>
      </span>
      <ChevronRight aria-hidden="true" />
    </button>
  );
}

const ListSkeleton = () => (
  <div role="status" aria-label="Carregando seus produtos" className={styles.skeletons}>
    <Skeleton shape="block" height={64} />
    <Skeleton shape="block" height={64} />
    <Skeleton shape="block" height={64} />
  </div>
);

function useAddToProduct(imageIds: readonly string[]) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshPictures = useRefreshPictures();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { notify } = useNotification();
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => api.products.addImages(id, imageIds),
    onSuccess: (product) => {
      keepProduct(queries, product);
      void refreshPictures(product.id);
      notify({ type: 'success', message: messages.imagesAdded(imageIds.length), durationMs: MESSAGE_MS });
      void navigate(`/produtos/${product.id}`, { replace: true, state: wayBackIn(state) });
    },
  });
  return {
    busy: mutation.isPending,
    problem: mutation.error ? messageFor(mutation.error, messages.imagesNotAdded) : null,
    add: (id: string) => {
      if (!mutation.isPending) mutation.mutate(id);
    },
  };
}
