import { ToolTile } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import type { CreativeDraft } from '../../creative-draft.ts';
import { useCarry } from '../../use-creative-draft.ts';
import styles from './quick-creative-box.module.css';
import { tools } from './tools.tsx';

/** On a phone: what can be done with what was chosen, one touch away. */
export function PhotoActions({ draft }: { draft: CreativeDraft }) {
  const carry = useCarry();
  // Who has given photos and an idea has said all that an edit needs.
  const complete = draft.files.length > 0 && draft.idea !== '';
  return (
    <nav aria-label="Ações para o que foi escolhido" className={styles.actions}>
      {tools.map(({ title, to, icon, accent, ...tool }) => {
        const autoGenerate = complete && 'autoGenerates' in tool;
        return (
          <ToolTile key={to} asChild icon={icon} title={title} accent={accent}>
            <Link to={to} state={carry({ ...draft, autoGenerate })} />
          </ToolTile>
        );
      })}
    </nav>
  );
}
