import { useLocation } from '@andromeda/platform';
import { draftName } from '../creative-draft.ts';
import { BackgroundSettings } from '../features/background/background-settings.tsx';
import { useBackgroundTool } from '../features/background/use-background-tool.ts';
import { useTaskUnderWay } from '../generation/use-image-run.ts';
import { CarriedPicture } from '../photos/carried-picture.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { useCarriedPicture } from '../photos/use-carried-picture.ts';
import { useChosenPhotos } from '../photos/use-chosen-photos.ts';
import { ImageResult } from '../results/image-result.tsx';
import { MobileTool } from '../tool-frame/mobile-tool.tsx';
import { useCarriedDraft, useKeptDraft } from '../use-creative-draft.ts';

/** 'Alterar Fundo': one colour, or a described scene, behind the product. */
export function MobileChangeBackground() {
  const { state } = useLocation();
  const draft = useCarriedDraft();
  const photos = useChosenPhotos(draft.files);
  useKeptDraft({ files: photos.files, idea: draft.idea });
  const carried = useCarriedPicture(photos);
  const tool = useBackgroundTool(['color', 'prompt'], {
    draft: draftName('alterar-fundo', state),
    idea: draft.idea,
    underWay: useTaskUnderWay(['color', 'backdrop']),
  });
  return (
    <MobileTool
      title="Alterar Fundo"
      subtitle="Trocar por cor ou por cena"
      photos={
        <>
          <CarriedPicture carried={carried} />
          <PhotoPicker photos={photos} />
        </>
      }
      result={<ImageResult run={tool.run} photo={photos.files[0]} />}
    >
      <BackgroundSettings tool={tool} files={photos.files} />
    </MobileTool>
  );
}

/** 'Remover Fundo': nothing behind the product. */
export function MobileRemoveBackground() {
  const draft = useCarriedDraft();
  const photos = useChosenPhotos(draft.files.slice(0, 1));
  useKeptDraft({ files: photos.files, idea: draft.idea });
  const carried = useCarriedPicture(photos, { single: true });
  const tool = useBackgroundTool(['remove'], { draft: 'criativos:remover-fundo' });
  return (
    <MobileTool
      title="Remover Fundo"
      subtitle="Deixar o fundo transparente"
      photos={
        <>
          <CarriedPicture carried={carried} />
          <PhotoPicker photos={photos} single />
        </>
      }
      result={<ImageResult run={tool.run} photo={photos.files[0]} />}
    >
      <BackgroundSettings tool={tool} files={photos.files} />
    </MobileTool>
  );
}
