import { ToolTile } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { KeyRound, MessageCircleHeart, Type, WandSparkles } from 'lucide-react';
import styles from './other-tools.module.css';

const tools = [
  { title: 'Gerador de Criativos', to: '/creative-generator', icon: <WandSparkles />, accent: 'nebula' },
  { title: 'Assistente Andrômeda', to: '/assistant', icon: <MessageCircleHeart />, accent: 'dust' },
  { title: 'Criador de Título', to: '/title-generator', icon: <Type />, accent: 'core' },
  { title: 'Gerador de Palavras-chave', to: '/keyword-generator', icon: <KeyRound />, accent: 'success' },
] as const;

/** Doors to the other tools. */
export function OtherTools({ className }: { className?: string | undefined }) {
  return (
    <section aria-labelledby="outras-ferramentas" className={className}>
      <h2 id="outras-ferramentas">Outras Ferramentas</h2>
      <div className={styles.grid}>
        {tools.map(({ to, ...tool }) => (
          <ToolTile key={to} asChild {...tool}>
            <Link to={to} />
          </ToolTile>
        ))}
      </div>
    </section>
  );
}
