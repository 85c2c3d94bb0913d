import { useLocation } from '@andromeda/platform';
import { toolNamed } from 'bff/contract/browser';
import { draftName } from '../../creative-draft.ts';
import { useTaskUnderWay } from '../../generation/use-image-run.ts';
import { CarriedPicture } from '../../photos/carried-picture.tsx';
import { PhotoPicker } from '../../photos/photo-picker.tsx';
import { useCarriedPicture } from '../../photos/use-carried-picture.ts';
import { useChosenPhotos } from '../../photos/use-chosen-photos.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { MobileTool } from '../../tool-frame/mobile-tool.tsx';
import { useCarriedDraft, useKeptDraft } from '../../use-creative-draft.ts';
import { BackgroundSettings } from './background-settings.tsx';
import { colourExample } from './examples.tsx';
import { backdropTask, colorTask } from './tasks.ts';
import { useBackgroundTool } from './use-background-tool.ts';

/** 'Alterar Fundo': one colour, or a described scene, behind the product. */
export function ChangeScreen() {
  const { state } = useLocation();
  const draft = useCarriedDraft();
  const photos = useChosenPhotos(draft.files);
  useKeptDraft({ files: photos.files, idea: draft.idea });
  const carried = useCarriedPicture(photos);
  const tool = useBackgroundTool(['color', 'prompt'], {
    draft: draftName('alterar-fundo', state),
    idea: draft.idea,
    underWay: useTaskUnderWay([colorTask, backdropTask]),
  });
  return (
    <MobileTool
      tool={toolNamed('change-background')}
      photos={
        <>
          <CarriedPicture carried={carried} />
          <PhotoPicker photos={photos} />
        </>
      }
      result={<ImageResult run={tool.run} photo={photos.files[0]} example={colourExample} />}
    >
      <BackgroundSettings tool={tool} files={photos.files} />
    </MobileTool>
  );
}
