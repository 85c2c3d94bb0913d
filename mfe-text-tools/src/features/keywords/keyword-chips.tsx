import { Button, CopyButton, CopyChip } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import styles from '../../tool-screen.module.css';

/** The keywords: each copies itself, all together by comma and space, and they go on to the title creator. */
export function KeywordChips({ keywords }: { keywords: readonly string[] }) {
  const all = keywords.join(', ');
  return (
    <>
      <div className={styles.line}>
        <span className={styles.soft}>
          {keywords.length === 1 ? '1 palavra-chave' : `${keywords.length} palavras-chave`}
        </span>
        <CopyButton text={all} label="Copiar Todas" />
      </div>
      <ul className={styles.chips} aria-label="Palavras-chave geradas">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <CopyChip text={keyword} />
          </li>
        ))}
      </ul>
      <Button asChild>
        <Link to="/title-generator" state={{ keywords: all }}>
          Criar títulos com estas palavras
        </Link>
      </Button>
    </>
  );
}
