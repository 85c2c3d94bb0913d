import { IconButton, TextField } from '@andromeda/design-system';
import { useSearchDraft } from '@andromeda/platform';
import { LONGEST_SEARCH } from 'bff/contract/browser';
import { Search, X } from 'lucide-react';

type SearchFieldProps = {
  /** What it searches, as its accessible name. */
  label: string;
  placeholder: string;
  search: string;
  onSearch: (text: string) => void;
};

/** Searches as one types, after a short pause or at once by Enter. */
export function SearchField({ label, placeholder, search, onSearch }: SearchFieldProps) {
  const { draft, write, flush } = useSearchDraft(search, onSearch);
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        flush(draft);
      }}
    >
      <TextField
        label={label}
        labelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        placeholder={placeholder}
        icon={<Search />}
        value={draft}
        onChange={(event) => write(event.currentTarget.value)}
        trailing={draft && <IconButton label="Limpar busca" icon={<X />} onClick={() => flush('')} />}
      />
    </form>
  );
}
