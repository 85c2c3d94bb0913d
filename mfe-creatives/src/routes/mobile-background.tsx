import { Card, IconButton, PageHeader } from '@andromeda/design-system';
import { useLocation, useNavigate } from '@andromeda/platform';
import { ArrowLeft } from 'lucide-react';
import { readDraft } from '../creative-draft.ts';
import { BackgroundResult } from '../features/background/background-result.tsx';
import { BackgroundSettings } from '../features/background/background-settings.tsx';
import { useBackgroundTool } from '../features/background/use-background-tool.ts';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { useChosenPhotos } from '../photos/use-chosen-photos.ts';
import { CreditsChip } from '../workspace/credits-left.tsx';
import { ToolWorkspace } from '../workspace/tool-workspace.tsx';
import styles from './tool-screen.module.css';

const screens = {
  change: {
    title: 'Alterar Fundo',
    subtitle: 'Trocar o fundo por uma cor',
    types: ['color', 'prompt'],
    single: false,
  },
  remove: {
    title: 'Remover Fundo',
    subtitle: 'Deixar o fundo transparente',
    types: ['remove'],
    single: true,
  },
} as const;

/** The two background tools as a phone shows them: one task, a way back, the action under the thumb. */
export function MobileBackground({ task }: { task: keyof typeof screens }) {
  const { title, subtitle, types, single } = screens[task];
  const draft = readDraft(useLocation().state);
  const photos = useChosenPhotos(single ? draft.files.slice(0, 1) : draft.files);
  const background = useBackgroundTool(types);
  return (
    <div className={styles.screen}>
      <PageHeader
        size="bar"
        title={title}
        subtitle={subtitle}
        back={<BackButton />}
        actions={<CreditsChip />}
        className={styles.header}
      />
      <ToolWorkspace result={<BackgroundResult run={background.run} photo={photos.files[0]} />}>
        <Card as="section" aria-label="Suas fotos">
          <PhotoPicker photos={photos} single={single} />
        </Card>
        <BackgroundSettings tool={background} files={photos.files} />
      </ToolWorkspace>
    </div>
  );
}

function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first entry of a visit has nothing before it.
  const back = () => (key === 'default' ? navigate('/dashboard') : navigate(-1));
  return <IconButton label="Voltar" icon={<ArrowLeft />} variant="secondary" onClick={() => void back()} />;
}
