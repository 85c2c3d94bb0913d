import { ToolIcon, ToolTile } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { imageTools } from 'bff/contract/browser';
import type { CreativeDraft } from '../../creative-draft.ts';
import { useCarry } from '../../use-creative-draft.ts';
import styles from './quick-creative-box.module.css';

/** On a phone: what can be done with what was chosen, one touch away. */
export function PhotoActions({ draft }: { draft: CreativeDraft }) {
  const carry = useCarry();
  // A user who has given photos and an idea has said all that an edit needs.
  const complete = draft.files.length > 0 && draft.idea !== '';
  return (
    <nav aria-label="Ações para o que foi escolhido" className={styles.actions}>
      {imageTools.map(({ name, title, path, icon, accent }) => {
        const autoGenerate = complete && name === 'edit-image';
        return (
          <ToolTile key={name} asChild icon={<ToolIcon name={icon} />} title={title} accent={accent}>
            <Link to={path} state={carry({ ...draft, autoGenerate })} />
          </ToolTile>
        );
      })}
    </nav>
  );
}
