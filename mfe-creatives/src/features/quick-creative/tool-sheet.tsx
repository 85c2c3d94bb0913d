import { BottomSheet, Button, ToolIcon, ToolTile } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { imageTools } from 'bff/contract/browser';
import { LayoutGrid } from 'lucide-react';
import type { CreativeDraft } from '../../creative-draft.ts';
import { useCarry } from '../../use-creative-draft.ts';
import styles from './quick-creative-box.module.css';

type ToolSheetProps = {
  draft: CreativeDraft;
  fullTool: string;
  /** Offered on wide screens, too: where no link leads to the full tool, it is the one way there. */
  everywhere: boolean;
};

/** On a phone: every tool from below, with what was chosen so far going along. */
export function ToolSheet({ draft, fullTool, everywhere }: ToolSheetProps) {
  const carry = useCarry();
  return (
    <BottomSheet
      title="Escolha uma ferramenta"
      trigger={
        <Button
          variant="quiet"
          icon={<LayoutGrid />}
          data-everywhere={everywhere || undefined}
          className={styles.sheetTrigger}
        >
          Escolha uma ferramenta
        </Button>
      }
    >
      <div className={styles.sheet}>
        {imageTools.map(({ name, title, path, icon, accent }) => (
          <ToolTile key={name} asChild icon={<ToolIcon name={icon} />} title={title} accent={accent}>
            <Link to={path} state={carry(draft)} />
          </ToolTile>
        ))}
        <ToolTile asChild icon={<ToolIcon name="layers" />} title="Várias fotos de uma vez" accent="info">
          <Link to="/creative-generator/lote" state={carry({ files: draft.files, idea: '' })} />
        </ToolTile>
        <Button asChild variant="secondary" size="l" fullWidth>
          <Link to={fullTool} state={carry(draft)}>
            Usar ferramenta completa
          </Link>
        </Button>
      </div>
    </BottomSheet>
  );
}
