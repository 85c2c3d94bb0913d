import {
  ActionBar,
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  Pagination,
  VisuallyHidden,
} from '@andromeda/design-system';
import { Link, messageFor, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { messages as productMessages } from '../../products/messages.ts';
import { useDeletedPictures } from '../../products/pictures-changed.ts';
import { productListQuery } from '../../products/product-queries.ts';
import { SearchField } from '../../search/search-field.tsx';
import { messages } from './messages.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import styles from './product-list.module.css';
import { SheetButton } from './sheet/sheet-button.tsx';
import { useListAddress } from './use-list-address.ts';

/** Every product of the seller: what it is called, what it looks like, where it has texts. */
export function ProductListScreen() {
  useDeletedPictures();
  const address = useListAddress();
  const list = useQuery(productListQuery(useApi(), address.query));
  const { data } = list;
  const pageCount = data && Math.max(1, Math.ceil(data.total / data.pageSize));
  const searched = address.query.search !== undefined;
  const hasNone = data?.total === 0 && !searched;
  useStayWithinPages(address, list.isPlaceholderData ? undefined : pageCount);
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Produtos e Anúncios"
        subtitle="A ficha, as imagens e os textos de cada produto em um só lugar"
        actions={
          <>
            {!hasNone && <SheetButton search={address.query.search ?? ''} />}
            <NewProductLink />
          </>
        }
      />
      <SearchField
        label="Buscar nos produtos"
        placeholder="Buscar por nome, marca ou código..."
        search={address.search}
        onSearch={address.searchFor}
      />
      <VisuallyHidden role="status">{data && messages.found(data.total)}</VisuallyHidden>
      {list.isPending && <ProductGridSkeleton />}
      {list.isError && (
        <ErrorState
          title={messageFor(list.error, productMessages.productsNotLoaded)}
          action={<Button onClick={() => void list.refetch()}>Tentar novamente</Button>}
        />
      )}
      {data?.total === 0 && <NoProducts searched={searched} onClear={() => address.searchFor('')} />}
      {data && data.total > 0 && <ProductGrid products={data.products} refreshing={list.isPlaceholderData} />}
      {pageCount && (
        <Pagination
          page={address.query.page}
          pageCount={pageCount}
          onPageChange={(page) => {
            address.showPage(page);
            scrollTo({ top: 0 });
          }}
        />
      )}
    </div>
  );
}

const NewProductLink = () => (
  <ActionBar>
    <Button variant="primary" icon={<Plus />} asChild>
      <Link to="/produtos/novo">Novo produto</Link>
    </Button>
  </ActionBar>
);

function NoProducts({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  if (searched) {
    return (
      <EmptyState
        drawing="search"
        title="Nenhum produto encontrado"
        description="Tente outras palavras do nome, da marca, do modelo ou do código."
        action={<Button onClick={onClear}>Limpar busca</Button>}
      />
    );
  }
  return (
    <EmptyState
      drawing="spark"
      title="Nenhum produto ainda"
      description="Um produto guarda a ficha, as imagens e os textos do anúncio de cada canal. Comece pelo nome: o resto vem depois."
      action={
        <Button asChild>
          <Link to="/produtos/novo">Criar o primeiro produto</Link>
        </Button>
      }
    />
  );
}

/** Steps back from a page that is no longer there, such as one whose last product was just deleted. */
function useStayWithinPages(
  { query, showPage }: ReturnType<typeof useListAddress>,
  pageCount: number | undefined,
): void {
  const lost = pageCount !== undefined && query.page > pageCount;
  useEffect(() => {
    if (lost) showPage(pageCount, { replace: true });
  });
}
