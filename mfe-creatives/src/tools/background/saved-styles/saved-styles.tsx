import { Button, IconButton } from '@andromeda/design-system';
import { type SavedStyle, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { LONGEST_STYLE_NAME } from 'bff/contract/browser';
import { BookmarkPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { DeleteNamedDialog } from '../../../named/delete-named-dialog.tsx';
import { NameDialog } from '../../../named/name-dialog.tsx';
import { useSaveNamed } from '../../../named/named-collection.ts';
import { NotLoaded } from '../../../named/not-loaded.tsx';
import { type Background, type BackgroundType, isComplete, sameBackground } from '../background-request.ts';
import { messages } from './messages.ts';
import styles from './saved-styles.module.css';
import { StyleChip } from './style-chip.tsx';
import { backgroundOf, styleOf } from './style-of.ts';
import { savedStyles, savedStylesQuery } from './use-saved-styles.ts';

export type SavedStylesProps = {
  background: Background;
  /** Styles of other types are not shown. */
  types: readonly BackgroundType[];
  disabled?: boolean;
  onApply(background: Background): void;
};

/** 'Estilos salvos': backgrounds that the user saved under a name, and saving the one that is chosen. */
export function SavedStyles({ background, types, disabled = false, onApply }: SavedStylesProps) {
  const { data: all, isError, refetch } = useQuery(savedStylesQuery(useApi()));
  const [asked, ask] = useState<{ about: 'new' | 'rename' | 'delete'; style?: SavedStyle } | null>(null);
  const shown = all?.filter(({ style }) => types.includes(style.type)) ?? [];
  const label = useId();
  const close = () => ask(null);
  return (
    <div className={styles.row}>
      {shown.length > 0 && (
        <div className={styles.scroller}>
          <span id={label} className={styles.label}>
            Estilos salvos
          </span>
          <ul aria-labelledby={label} className={styles.chips}>
            {shown.map((saved) => (
              <StyleChip
                key={saved.id}
                saved={saved}
                current={sameBackground(backgroundOf(saved.style, background), background)}
                disabled={disabled}
                onApply={() => onApply(backgroundOf(saved.style, background))}
                onRename={() => ask({ about: 'rename', style: saved })}
                onDelete={() => ask({ about: 'delete', style: saved })}
              />
            ))}
          </ul>
        </div>
      )}
      {!all && isError && <NotLoaded message={messages.notLoaded} onRetry={() => void refetch()} />}
      {(all || isError) && (
        <SaveButton
          short={shown.length > 0}
          disabled={!isComplete(background)}
          onClick={() => ask({ about: 'new' })}
        />
      )}
      {asked?.about === 'new' && <SaveDialog background={background} all={all ?? []} onClose={close} />}
      {asked?.about === 'rename' && asked.style && (
        <RenameDialog style={asked.style} all={all ?? []} onClose={close} />
      )}
      {asked?.about === 'delete' && asked.style && (
        <DeleteNamedDialog
          collection={savedStyles}
          item={asked.style}
          title={`Excluir o estilo “${asked.style.name}”?`}
          description="Ele sai de todos os seus aparelhos. As imagens feitas com ele continuam na sua biblioteca."
          onClose={close}
        />
      )}
    </div>
  );
}

const SAVE = 'Salvar este estilo';

/** Beside chips it is an icon: the row does not grow once they come. */
function SaveButton({ short, ...button }: { short: boolean; disabled: boolean; onClick(): void }) {
  if (short) return <IconButton {...button} label={SAVE} icon={<BookmarkPlus />} variant="secondary" />;
  return (
    <Button {...button} icon={<BookmarkPlus />}>
      {SAVE}
    </Button>
  );
}

const naming = { label: 'Nome do estilo', longest: LONGEST_STYLE_NAME, messages };

type DialogProps = { all: readonly SavedStyle[]; onClose(): void };

function SaveDialog({ background, all, onClose }: DialogProps & { background: Background }) {
  const save = useSaveNamed(savedStyles);
  // The same for every try: one whose answer got lost saves nothing twice.
  const [id] = useState(() => crypto.randomUUID());
  const style = styleOf(background);
  return (
    <NameDialog
      {...naming}
      title={SAVE}
      name=""
      others={all}
      onSave={(name) => save(id, { name, style }, messages.saved)}
      onReplace={({ id: replaced, name }) => save(replaced, { name, style }, messages.saved)}
      onClose={onClose}
    />
  );
}

function RenameDialog({ style: { id, name, style }, all, onClose }: DialogProps & { style: SavedStyle }) {
  const save = useSaveNamed(savedStyles);
  return (
    <NameDialog
      {...naming}
      title="Renomear estilo"
      name={name}
      others={all.filter((other) => other.id !== id)}
      onSave={(wanted) => save(id, { name: wanted, style }, messages.renamed)}
      onClose={onClose}
    />
  );
}
