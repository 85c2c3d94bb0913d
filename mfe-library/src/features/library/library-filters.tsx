import { Button, IconButton, Select, TextField } from '@andromeda/design-system';
import { useSearchDraft } from '@andromeda/platform';
import { LONGEST_SEARCH } from 'bff/contract/browser';
import { Heart, Search, X } from 'lucide-react';
import styles from './library-screen.module.css';
import { operationOptions } from './operation-filter.ts';

type LibraryFiltersProps = {
  search: string;
  operation: string;
  favorites: boolean;
  onSearch: (text: string) => void;
  onOperation: (operation: string) => void;
  onFavorites: (only: boolean) => void;
};

export function LibraryFilters(props: LibraryFiltersProps) {
  const { search, operation, favorites, onSearch, onOperation, onFavorites } = props;
  const { draft, write, flush } = useSearchDraft(search, onSearch);
  return (
    <form
      aria-label="Filtrar a biblioteca"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        flush(draft);
      }}
    >
      <TextField
        label="Buscar na biblioteca"
        labelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        placeholder="Buscar por prompt ou operação..."
        icon={<Search />}
        value={draft}
        onChange={(event) => write(event.currentTarget.value)}
        trailing={draft && <IconButton label="Limpar busca" icon={<X />} onClick={() => flush('')} />}
      />
      <Select
        label="Operação"
        labelHidden
        options={operationOptions}
        value={operation}
        onValueChange={onOperation}
      />
      <Button
        icon={<Heart />}
        aria-pressed={favorites}
        className={styles.favorites}
        onClick={() => onFavorites(!favorites)}
      >
        Favoritas
      </Button>
    </form>
  );
}
