import {
  Button,
  EmptyState,
  ErrorState,
  ImageFrame,
  Pagination,
  Skeleton,
  StatusBadge,
} from '@andromeda/design-system';
import { type LibraryImage, messageFor, type Product, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { libraryQuery } from '../../../products/product-queries.ts';
import { SearchField } from '../../../search/search-field.tsx';
import { ChoiceTile } from '../choice-tile.tsx';
import { imageName } from './image-name.ts';
import styles from './images.module.css';
import { messages } from './messages.ts';
import type { useChosenImages } from './use-chosen-images.ts';

type LibraryChoiceProps = { product: Product; chosen: ReturnType<typeof useChosenImages> };

/** The library, of which several pictures can be chosen. */
export function LibraryChoice({ product, chosen }: LibraryChoiceProps) {
  const [{ search, page }, show] = useState({ search: '', page: 1 });
  const words = search.trim();
  const library = useQuery(libraryQuery(useApi(), { page, ...(words && { search: words }) }));
  const { data } = library;
  return (
    <>
      <SearchField
        label="Buscar na biblioteca"
        placeholder="Buscar por nome ou descrição..."
        search={search}
        onSearch={(text) => show({ search: text, page: 1 })}
      />
      <div className={styles.room}>
        {library.isPending && <TilesSkeleton />}
        {library.isError && (
          <ErrorState
            title={messageFor(library.error, messages.notLoaded)}
            action={<Button onClick={() => void library.refetch()}>Tentar novamente</Button>}
          />
        )}
        {data?.total === 0 && <NoPictures searched={words !== ''} />}
        <ul aria-label="Imagens da biblioteca" className={styles.tiles}>
          {data?.images.map((image) => (
            <li key={image.id}>
              <Tile
                image={image}
                place={placeOf(image, product)}
                chosen={chosen.has(image.id)}
                full={chosen.isFull}
                onToggle={() => chosen.toggle(image)}
              />
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
    </>
  );
}

type Place = 'here' | 'elsewhere' | 'free';
const placeOf = ({ productId }: LibraryImage, { id }: Product): Place => {
  if (!productId) return 'free';
  return productId === id ? 'here' : 'elsewhere';
};

type TileProps = { image: LibraryImage; place: Place; chosen: boolean; full: boolean; onToggle: () => void };

function Tile({ image, place, chosen, full, onToggle }: TileProps) {
  return (
    <ChoiceTile
      label={imageName(image)}
      checked={chosen || place === 'here'}
      disabled={place === 'here' || (full && !chosen)}
      onToggle={onToggle}
    >
      <ImageFrame src={image.thumbnailUrl} alt="" color={image.dominantColor ?? undefined} rounded />
      {place !== 'free' && (
        <span className={styles.where}>
          <StatusBadge floating tone={place === 'here' ? 'success' : 'neutral'}>
            {place === 'here' ? 'Já está aqui' : 'Em outro'}
          </StatusBadge>
        </span>
      )}
    </ChoiceTile>
  );
}

const NoPictures = ({ searched }: { searched: boolean }) => (
  <EmptyState
    drawing={searched ? 'search' : 'pictures'}
    title={searched ? 'Nenhuma imagem encontrada' : 'Sua biblioteca ainda está vazia'}
    description={searched ? 'Tente outras palavras.' : 'Cada criativo que você gera fica guardado nela.'}
  />
);

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'];

const TilesSkeleton = () => (
  <div role="status" aria-label="Carregando a biblioteca" className={styles.tiles}>
    {PLACES.map((place) => (
      <Skeleton key={place} shape="block" className={styles.place} />
    ))}
  </div>
);
