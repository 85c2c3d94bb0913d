import { ToolIcon, ToolTile } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { textTools } from 'bff/contract/browser';
import { MessageCircleHeart, WandSparkles } from 'lucide-react';
import styles from './other-tools.module.css';

const tools = [
  { title: 'Gerador de Criativos', to: '/creative-generator', icon: <WandSparkles />, accent: 'nebula' },
  { title: 'Assistente Andrômeda', to: '/assistant', icon: <MessageCircleHeart />, accent: 'dust' },
  ...textTools.map(({ title, path, icon, accent }) => ({
    title,
    to: path,
    icon: <ToolIcon name={icon} />,
    accent,
  })),
  {
    title: 'Várias fotos de uma vez',
    to: '/creative-generator/lote',
    icon: <ToolIcon name="layers" />,
    accent: 'info',
  },
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
