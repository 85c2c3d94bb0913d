import { Card, Notice, PageHeader } from '@andromeda/design-system';
import { useLocation } from '@andromeda/platform';
import { useState } from 'react';
import { type CreativeDraft, draftName } from '../creative-draft.ts';
import { BackgroundSettings } from '../features/background/background-settings.tsx';
import { useBackgroundTool } from '../features/background/use-background-tool.ts';
import { ActionTiles, type CreativeAction } from '../features/creative-generator/action-tiles.tsx';
import { FirstSteps } from '../features/creative-generator/first-steps.tsx';
import { TextSettings } from '../features/promotional-text/text-settings.tsx';
import { useTextTool } from '../features/promotional-text/use-text-tool.ts';
import { EditSettings } from '../features/scene-edit/edit-settings.tsx';
import { useEditTool } from '../features/scene-edit/use-edit-tool.ts';
import { GenerationSettings } from '../features/scene-generation/generation-settings.tsx';
import { useGenerationTool } from '../features/scene-generation/use-generation-tool.ts';
import type { Task } from '../generation/image-order.ts';
import { useTaskUnderWay } from '../generation/use-image-run.ts';
import { CarriedPicture } from '../photos/carried-picture.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { type CarriedPicture as Carried, useCarriedPicture } from '../photos/use-carried-picture.ts';
import { useChosenPhotos } from '../photos/use-chosen-photos.ts';
import { ImageResult } from '../results/image-result.tsx';
import { RatingPanel } from '../results/rating-panel.tsx';
import { CreditsLeft } from '../tool-frame/credits-left.tsx';
import { ToolWorkspace } from '../tool-frame/tool-workspace.tsx';
import { useCarriedDraft, useKeptDraft } from '../use-creative-draft.ts';
import styles from './tool-screen.module.css';

/** Where each task stands on this screen. */
const actions: Record<Exclude<Task, 'quick'>, CreativeAction> = {
  color: 'fundo',
  backdrop: 'fundo',
  remove: 'fundo',
  edit: 'contexto',
  text: 'texto',
  generate: 'gerar',
};
const photosUnused =
  'Aqui a imagem nasce só das palavras, sem as suas fotos. Para usá-las, escolha Editar Imagem.';
const generatorTasks = ['edit', 'generate', 'text', 'color', 'backdrop', 'remove'] as const;

export function CreativeGenerator() {
  const { state } = useLocation();
  const draft = useCarriedDraft();
  const photos = useChosenPhotos(draft.files);
  useKeptDraft({ files: photos.files, idea: draft.idea });
  const carried = useCarriedPicture(photos);
  const underWay = useTaskUnderWay(generatorTasks);
  const [action, setAction] = useState(() => (underWay ? actions[underWay] : actionFor(draft, carried)));
  const { idea } = draft;
  const background = useBackgroundTool(['color', 'prompt', 'remove'], {
    draft: draftName('fundo', null),
    underWay,
  });
  const edit = useEditTool({ draft: draftName('contexto', state), idea });
  const text = useTextTool({ draft: draftName('texto', null) });
  const generation = useGenerationTool({ draft: draftName('gerar', state), idea });
  const { files } = photos;
  const guide = <FirstSteps />;
  const results = {
    fundo: <ImageResult key="fundo" run={background.run} photo={files[0]} guide={guide} />,
    contexto: (
      <ImageResult key="contexto" run={edit.run} photo={files[0]} guide={guide}>
        <RatingPanel run={edit.run} regenerate={() => edit.start(files)} />
      </ImageResult>
    ),
    texto: (
      <ImageResult key="texto" run={text.run} photo={files[0]} guide={guide}>
        <RatingPanel run={text.run} />
      </ImageResult>
    ),
    gerar: (
      <ImageResult key="gerar" run={generation.run} hint="Descreva a cena e gere a imagem.">
        <RatingPanel run={generation.run} regenerate={generation.start} />
      </ImageResult>
    ),
  };
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Gerador de criativos"
        subtitle="Escolha suas fotos e o que fazer com elas"
        actions={<CreditsLeft />}
      />
      <ToolWorkspace result={results[action ?? 'fundo']}>
        <Card as="section" aria-label="Suas fotos">
          <CarriedPicture carried={carried} />
          <PhotoPicker photos={photos} bulkActions />
        </Card>
        <ActionTiles chosen={action} onChoose={setAction} />
        {action === 'fundo' && <BackgroundSettings tool={background} files={files} />}
        {action === 'contexto' && <EditSettings tool={edit} files={files} />}
        {action === 'texto' && <TextSettings tool={text} files={files} />}
        {action === 'gerar' && (
          <GenerationSettings tool={generation} busyLabel="Processando...">
            {files.length > 0 && <Notice tone="info">{photosUnused}</Notice>}
          </GenerationSettings>
        )}
      </ToolWorkspace>
    </div>
  );
}

/** Who comes with an idea wants it made, with the photos if there are any; photos alone want another background. */
function actionFor({ files, idea }: CreativeDraft, { state }: Carried): CreativeAction | null {
  const withPhotos = files.length > 0 || state !== 'none';
  if (idea) return withPhotos ? 'contexto' : 'gerar';
  return withPhotos ? 'fundo' : null;
}
