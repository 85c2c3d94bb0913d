import { Button, ErrorState, PageHeader, Pagination, TextLink } from '@andromeda/design-system';
import { type LibraryImage, Link, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { EmptyLibrary } from './empty-library.tsx';
import { FullscreenPicture } from './fullscreen-picture.tsx';
import { ImageGrid, ImageGridSkeleton } from './image-grid.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { libraryPageQuery } from './library-queries.ts';
import styles from './library-screen.module.css';
import { messages } from './messages.ts';
import { ProductFilter } from './product-filter.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { shownRange } from './shown-range.ts';
import { useChangedPictures } from './use-changed-pictures.ts';
import { useDeleteTogether } from './use-delete-together.ts';
import { useDownload } from './use-download.ts';
import { useFavorite } from './use-favorite.ts';
import { useFullscreenAddress } from './use-fullscreen-address.ts';
import { useLibraryAddress } from './use-library-address.ts';
import { useSelection } from './use-selection.ts';

/** The personal library: search, filters, pages, fullscreen, favourites, download and deletion. */
export function LibraryScreen() {
  const address = useLibraryAddress();
  const library = useQuery(libraryPageQuery(useApi(), address.query));
  const range = library.data && shownRange(library.data);
  useChangedPictures();
  useStayWithinPages(address, library.isPlaceholderData ? undefined : range?.pageCount);
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Biblioteca"
        subtitle="Gerencie seus criativos salvos"
        actions={
          <div className={styles.counts}>
            <p aria-live="polite" className={styles.shown}>
              {range?.sentence}
            </p>
            <TextLink asChild>
              <Link to="/produtos">Ver por produto</Link>
            </TextLink>
          </div>
        }
      />
      <LibraryFilters
        search={address.search}
        operation={address.query.operation ?? ''}
        favorites={address.query.favorites ?? false}
        onSearch={address.searchFor}
        onOperation={address.filterBy}
        onFavorites={address.showFavorites}
      />
      {address.query.product && (
        <ProductFilter id={address.query.product} onClear={address.showAllProducts} />
      )}
      {library.isPending && <ImageGridSkeleton />}
      {library.isError && (
        <ErrorState
          title={messages.loadFailed}
          action={<Button onClick={() => void library.refetch()}>Tentar novamente</Button>}
        />
      )}
      {library.data && (
        <Pictures
          images={library.data.images}
          refreshing={library.isPlaceholderData}
          page={address.query.page}
          pageCount={range?.pageCount ?? 1}
          favoritesOnly={address.query.favorites ?? false}
          none={library.data.total === 0 && <EmptyLibrary query={address.query} onClear={address.clear} />}
        />
      )}
      {range && (
        <Pagination
          page={address.query.page}
          pageCount={range.pageCount}
          onPageChange={(page) => {
            address.showPage(page);
            scrollTo({ top: 0 });
          }}
        />
      )}
    </div>
  );
}

type PicturesProps = {
  images: LibraryImage[];
  refreshing: boolean;
  page: number;
  pageCount: number;
  favoritesOnly: boolean;
  /** What is shown in place of an empty grid. The selection, and what may be undone, survive it. */
  none: ReactNode;
};

function Pictures({ images, refreshing, page, pageCount, favoritesOnly, none }: PicturesProps) {
  const fullscreen = useFullscreenAddress();
  const download = useDownload();
  const favorite = useFavorite();
  const deletion = useDeleteTogether();
  const goes = new Set(deletion.going.flat().map(({ id }) => id));
  const shown = images.filter(({ id }) => !goes.has(id));
  const selection = useSelection(shown);
  return (
    <>
      {none || (
        <ImageGrid
          images={shown}
          isChosen={selection.has}
          onChoose={selection.toggle}
          refreshing={refreshing}
          onFavorite={favorite}
          onFullscreen={(image) => fullscreen.open(image.id)}
          onDownload={download}
          onDelete={(image) => {
            deletion.begin([image]);
            selection.drop(image.id);
          }}
        />
      )}
      <SelectionBar
        chosen={selection.chosen}
        hidden={selection.chosen.filter(({ id }) => !shown.some((image) => image.id === id))}
        waiting={deletion.waiting?.length ?? 0}
        onChoosePage={selection.isPageChosen ? undefined : selection.choosePage}
        onDelete={() => {
          deletion.begin(selection.chosen);
          selection.clear();
        }}
        onUndo={deletion.undo}
        onClear={selection.clear}
      />
      <FullscreenPicture
        images={shown}
        shown={fullscreen.shown}
        refreshing={refreshing}
        pages={{
          before: page > 1 ? () => fullscreen.turnTo(page - 1, 'ultima') : undefined,
          after: page < pageCount ? () => fullscreen.turnTo(page + 1, 'primeira') : undefined,
        }}
        favoritesOnly={favoritesOnly}
        onShow={(id) => (id ? fullscreen.open(id) : fullscreen.close())}
        onDownload={download}
        onFavorite={favorite}
      />
    </>
  );
}

/** Steps back from a page that is no longer there, such as one whose last picture was just deleted. */
function useStayWithinPages(
  address: ReturnType<typeof useLibraryAddress>,
  pageCount: number | undefined,
): void {
  const lost = pageCount !== undefined && address.query.page > pageCount;
  const { showPage } = address;
  useEffect(() => {
    if (lost) showPage(pageCount, { replace: true });
  });
}
