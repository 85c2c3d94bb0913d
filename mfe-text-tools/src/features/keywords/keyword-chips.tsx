import { Button, Chip, CopyButton, keepClear, useCopy, VisuallyHidden } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { Check, Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import styles from '../../tool-screen.module.css';

/** The keywords: each copies itself, all together by comma and space; chosen ones, or all, go on to the title creator. */
export function KeywordChips({ keywords }: { keywords: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (keyword: string) =>
    setChosen(chosen.includes(keyword) ? chosen.filter((one) => one !== keyword) : [...chosen, keyword]);
  const all = keywords.join(', ');
  const taken = chosen.length === 0 ? all : keywords.filter((one) => chosen.includes(one)).join(', ');
  return (
    <>
      <div className={styles.line}>
        <span className={styles.soft}>
          {keywords.length === 1 ? '1 palavra-chave' : `${keywords.length} palavras-chave`}
        </span>
        <CopyButton text={all} label="Copiar Todas" />
      </div>
      <p className={styles.small}>Toque nas palavras que você quer levar para o título.</p>
      <ul {...keepClear} className={styles.chips} aria-label="Palavras-chave geradas">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <KeywordChip
              keyword={keyword}
              chosen={chosen.includes(keyword)}
              onToggle={() => toggle(keyword)}
            />
          </li>
        ))}
      </ul>
      <Button asChild>
        <Link to="/title-generator" state={{ keywords: taken }}>
          {invitation(chosen.length)}
        </Link>
      </Button>
    </>
  );
}

function invitation(chosen: number): string {
  if (chosen === 0) return 'Criar títulos com estas palavras';
  return chosen === 1 ? 'Criar títulos com 1 escolhida' : `Criar títulos com ${chosen} escolhidas`;
}

type KeywordChipProps = { keyword: string; chosen: boolean; onToggle: () => void };

function KeywordChip({ keyword, chosen, onToggle }: KeywordChipProps) {
  const { copied, copy } = useCopy();
  return (
    <Chip
      tone={chosen ? 'accent' : 'plain'}
      data-copied={copied || undefined}
      actionLabel={`Copiar ${keyword}`}
      actionIcon={copied ? <Check /> : <Copy />}
      onAction={() => void copy(keyword)}
    >
      <button type="button" className={styles.choose} aria-pressed={chosen} onClick={onToggle}>
        {chosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
        {keyword}
      </button>
      <VisuallyHidden role="status">{copied ? 'Copiado!' : ''}</VisuallyHidden>
    </Chip>
  );
}
