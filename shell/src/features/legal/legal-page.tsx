import { Footer, IconButton, Logo, TextLink } from '@andromeda/design-system';
import { useTheme } from '@andromeda/platform/host';
import { ArrowLeft, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { legalPages } from '../../legal-pages.ts';
import { chooseTheme } from '../../theme/theme.ts';
import styles from './legal-page.module.css';

/** The date of the latest change to these texts. */
const CHANGED = '29 de novembro de 2026';

/** The page of one legal text, with or without a session. */
export function LegalPage({
  title,
  summary,
  children,
}: {
  title: string;
  summary: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <header data-theme="dark" className={styles.bar}>
        <Link to="/" aria-label="Andrômeda, início">
          <Logo label="Andrômeda" />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        <div data-theme="dark" className={styles.hero}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{summary}</p>
          <p className={styles.changed}>Última atualização: {CHANGED}</p>
        </div>
        <div className={styles.text}>
          {children}
          <p>
            <TextLink asChild>
              <Link to="/">
                <ArrowLeft aria-hidden="true" /> Voltar ao início
              </Link>
            </TextLink>
          </p>
        </div>
      </main>
      <Footer
        className={styles.footer}
        note={`© ${new Date().getFullYear()} Andrômeda`}
        links={legalPages.map(({ path, label }) => (
          <TextLink key={path} tone="soft" asChild>
            <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </TextLink>
        ))}
      />
    </div>
  );
}

/** One section of a legal text, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function ThemeSwitch() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      label={dark ? 'Usar tema claro' : 'Usar tema escuro'}
      icon={dark ? <Sun /> : <Moon />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  );
}
