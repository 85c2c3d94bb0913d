import { Card, PageHeader } from '@andromeda/design-system';
import { useLocation } from '@andromeda/platform';
import { useState } from 'react';
import { readDraft } from '../creative-draft.ts';
import { BackgroundResult } from '../features/background/background-result.tsx';
import { BackgroundSettings } from '../features/background/background-settings.tsx';
import { useBackgroundTool } from '../features/background/use-background-tool.ts';
import { ActionTiles, type CreativeAction } from '../features/creative-generator/action-tiles.tsx';
import { IdeaField } from '../features/creative-generator/idea-field.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { useChosenPhotos } from '../photos/use-chosen-photos.ts';
import { CreditsLeft } from '../workspace/credits-left.tsx';
import { ToolWorkspace } from '../workspace/tool-workspace.tsx';
import styles from './tool-screen.module.css';

export function CreativeGenerator() {
  const draft = readDraft(useLocation().state);
  const photos = useChosenPhotos(draft.files);
  // Who comes with photos wants them edited: the one tool that is there opens by itself.
  const [action, setAction] = useState<CreativeAction | null>(draft.files.length > 0 ? 'background' : null);
  const background = useBackgroundTool(['color', 'remove', 'prompt']);
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Gerador de criativos"
        subtitle="Escolha suas fotos e o que fazer com elas"
        actions={<CreditsLeft />}
      />
      <ToolWorkspace result={<BackgroundResult run={background.run} photo={photos.files[0]} />}>
        <Card as="section" aria-label="Suas fotos" className={styles.photos}>
          <PhotoPicker photos={photos} bulkActions />
          <IdeaField carried={draft.idea} />
        </Card>
        <ActionTiles chosen={action} onChoose={setAction} />
        {action === 'background' && <BackgroundSettings tool={background} files={photos.files} />}
      </ToolWorkspace>
    </div>
  );
}
