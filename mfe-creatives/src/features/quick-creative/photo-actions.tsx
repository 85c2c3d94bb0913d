import { Chip, ToolTile } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { Palette, Scissors } from 'lucide-react';
import { type CreativeDraft, carryDraft } from '../../creative-draft.ts';
import styles from './quick-creative-box.module.css';

const ready = [
  { title: 'Alterar Fundo', to: '/mobile/alterar-fundo', icon: <Palette />, accent: 'nebula' },
  { title: 'Remover Fundo', to: '/mobile/remover-fundo', icon: <Scissors />, accent: 'dust' },
] as const;

const coming = ['Editar Imagem', 'Adicionar Texto', 'Gerar Imagem'];

/** On a phone: what can be done with the chosen photos, one touch away. */
export function PhotoActions({ draft }: { draft: CreativeDraft }) {
  return (
    <nav aria-label="Ações para a foto escolhida" className={styles.actions}>
      {ready.map(({ title, to, icon, accent }) => (
        <ToolTile key={to} asChild icon={icon} title={title} accent={accent}>
          <Link to={to} state={carryDraft(draft)} />
        </ToolTile>
      ))}
      <p className={styles.coming}>
        Em breve:
        {coming.map((title) => (
          <Chip key={title}>{title}</Chip>
        ))}
      </p>
    </nav>
  );
}
