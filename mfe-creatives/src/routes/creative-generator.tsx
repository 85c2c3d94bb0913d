import { Card, PageHeader, TextLink } from '@andromeda/design-system';
import { Link, useLocation } from '@andromeda/platform';
import { useState } from 'react';
import type { CreativeDraft } from '../creative-draft.ts';
import { ActionTiles } from '../features/creative-generator/action-tiles.tsx';
import { FirstSteps } from '../features/creative-generator/first-steps.tsx';
import { AllGeneratorPlaces } from '../features/creative-generator/generator-places.tsx';
import type { Task } from '../generation/task.ts';
import { useTaskUnderWay } from '../generation/use-image-run.ts';
import { CarriedPicture } from '../photos/carried-picture.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { type CarriedPicture as Carried, useCarriedPicture } from '../photos/use-carried-picture.ts';
import { useChosenPhotos } from '../photos/use-chosen-photos.ts';
import { CreditsLeft } from '../tool-frame/credits-left.tsx';
import { ToolWorkspace } from '../tool-frame/tool-workspace.tsx';
import { generatorParts, type TiledTool } from '../tools/generator-parts.ts';
import { useCarriedDraft, useCarry, useKeptDraft } from '../use-creative-draft.ts';
import styles from './tool-screen.module.css';

const parts = Object.entries(generatorParts) as [TiledTool, (typeof generatorParts)[TiledTool]][];
const allTasks = parts.flatMap(([, { tasks }]) => tasks);

export function CreativeGenerator() {
  const { state } = useLocation();
  const draft = useCarriedDraft();
  const photos = useChosenPhotos(draft.files);
  useKeptDraft({ files: photos.files, idea: draft.idea });
  const carried = useCarriedPicture(photos);
  const underWay = useTaskUnderWay(allTasks);
  const [tool, setTool] = useState(() => (underWay ? toolOfTask(underWay) : toolFor(draft, carried)));
  const carry = useCarry();
  const { files } = photos;
  const generator = { files, idea: draft.idea, state, underWay, guide: <FirstSteps /> };
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Gerador de criativos"
        subtitle="Escolha suas fotos e o que fazer com elas"
        actions={<CreditsLeft />}
      />
      <AllGeneratorPlaces parts={generatorParts} generator={generator}>
        {(places) => (
          <ToolWorkspace result={places[tool ?? 'change-background'].result}>
            <Card as="section" aria-label="Suas fotos">
              <CarriedPicture carried={carried} />
              <PhotoPicker photos={photos} bulkActions />
              <p className={styles.together}>
                <TextLink asChild>
                  <Link to="/creative-generator/lote" state={carry({ files, idea: '' })}>
                    Muitas fotos com o mesmo fundo? Faça todas de uma vez
                  </Link>
                </TextLink>
              </p>
            </Card>
            <ActionTiles chosen={tool} onChoose={setTool} />
            {tool && places[tool].settings}
          </ToolWorkspace>
        )}
      </AllGeneratorPlaces>
    </div>
  );
}

const toolOfTask = (task: Task): TiledTool | null =>
  parts.find(([, { tasks }]) => tasks.includes(task))?.[0] ?? null;

/** An idea is to be made, with the photos if there are any; photos alone want another background. */
function toolFor({ files, idea }: CreativeDraft, { state }: Carried): TiledTool | null {
  const withPhotos = files.length > 0 || state !== 'none';
  if (idea) return withPhotos ? 'edit-image' : 'generate-image';
  return withPhotos ? 'change-background' : null;
}
