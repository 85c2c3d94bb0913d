import type { BackgroundStyle, SavedStyle } from '@andromeda/platform';
import { Check, Sparkles } from 'lucide-react';
import { NamedMenu } from '../../../named/named-menu.tsx';
import styles from './saved-styles.module.css';

type StyleChipProps = {
  saved: SavedStyle;
  /** Whether it is what is chosen now. */
  current: boolean;
  disabled: boolean;
  onApply(): void;
  onRename(): void;
  onDelete(): void;
};

/** One saved style: pressed, it is chosen; its menu renames and deletes it. */
export function StyleChip({ saved, current, disabled, onApply, onRename, onDelete }: StyleChipProps) {
  const { name, style } = saved;
  return (
    <li className={styles.chip} data-current={current || undefined}>
      <button
        type="button"
        title={name}
        aria-pressed={current}
        disabled={disabled}
        onClick={onApply}
        className={styles.apply}
      >
        <StyleSwatch style={style} />
        <span className={styles.name}>{name}</span>
        {current && <Check aria-hidden="true" className={styles.mark} />}
      </button>
      <NamedMenu label={`Opções do estilo: ${name}`} onRename={onRename} onDelete={onDelete} />
    </li>
  );
}

function StyleSwatch({ style }: { style: BackgroundStyle }) {
  if (style.type === 'prompt') return <Sparkles aria-hidden="true" className={styles.spark} />;
  return (
    <span
      aria-hidden="true"
      data-type={style.type}
      className={styles.swatch}
      {...(style.type === 'color' && { style: { backgroundColor: style.color } })}
    />
  );
}
