import { toolNamed } from 'bff/contract/browser';
import { CarriedPicture } from '../../photos/carried-picture.tsx';
import { PhotoPicker } from '../../photos/photo-picker.tsx';
import { useCarriedPicture } from '../../photos/use-carried-picture.ts';
import { useChosenPhotos } from '../../photos/use-chosen-photos.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { MobileTool } from '../../tool-frame/mobile-tool.tsx';
import { useCarriedDraft, useKeptDraft } from '../../use-creative-draft.ts';
import { BackgroundSettings } from './background-settings.tsx';
import { cutOutExample } from './examples.tsx';
import { useBackgroundTool } from './use-background-tool.ts';

/** 'Remover Fundo': nothing behind the product. */
export function RemoveScreen() {
  const draft = useCarriedDraft();
  const photos = useChosenPhotos(draft.files.slice(0, 1));
  useKeptDraft({ files: photos.files, idea: draft.idea });
  const carried = useCarriedPicture(photos, { single: true });
  const tool = useBackgroundTool(['remove'], { draft: 'criativos:remover-fundo' });
  return (
    <MobileTool
      tool={toolNamed('remove-background')}
      photos={
        <>
          <CarriedPicture carried={carried} />
          <PhotoPicker photos={photos} single />
        </>
      }
      result={<ImageResult run={tool.run} photo={photos.files[0]} example={cutOutExample} />}
    >
      <BackgroundSettings tool={tool} files={photos.files} />
    </MobileTool>
  );
}
