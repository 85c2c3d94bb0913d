import { Card, PageHeader } from '@andromeda/design-system';
import type { ImageTool } from 'bff/contract/browser';
import type { ReactNode } from 'react';
import { useRemake } from '../remake/remake-context.ts';
import { BackButton } from './back-button.tsx';
import { CreditsChip } from './credits-left.tsx';
import styles from './mobile-tool.module.css';
import { ToolWorkspace } from './tool-workspace.tsx';

type MobileToolProps = {
  tool: ImageTool;
  /** Where photos are chosen; none where the picture comes of words alone. */
  photos?: ReactNode;
  result: ReactNode;
  children: ReactNode;
};

/** One task as a phone shows it: a way back, the photos, what is asked for, and the action under the thumb. */
export function MobileTool({ tool, photos, result, children }: MobileToolProps) {
  return (
    <div className={styles.screen}>
      <PageHeader
        size="bar"
        title={tool.title}
        subtitle={tool.description}
        back={<BackButton />}
        actions={<CreditsChip />}
        className={styles.header}
      />
      <ToolWorkspace result={result}>
        {useRemake()?.notes}
        {photos && (
          <Card as="section" aria-label="Suas fotos">
            {photos}
          </Card>
        )}
        {children}
      </ToolWorkspace>
    </div>
  );
}
