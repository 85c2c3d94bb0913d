import { useLocation } from '@andromeda/platform';
import { toolNamed } from 'bff/contract/browser';
import { draftName } from '../../creative-draft.ts';
import { CarriedPicture } from '../../photos/carried-picture.tsx';
import { PhotoPicker } from '../../photos/photo-picker.tsx';
import { useCarriedPicture } from '../../photos/use-carried-picture.ts';
import { useChosenPhotos } from '../../photos/use-chosen-photos.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { RatingPanel } from '../../results/rating-panel.tsx';
import { MobileTool } from '../../tool-frame/mobile-tool.tsx';
import { useCarriedDraft, useKeptDraft } from '../../use-creative-draft.ts';
import { textExample } from './example.tsx';
import { TextSettings } from './text-settings.tsx';
import { useTextTool } from './use-text-tool.ts';

/** 'Adicionar Texto': promotional words on one photo. */
export function TextScreen() {
  const { state } = useLocation();
  const draft = useCarriedDraft();
  const photos = useChosenPhotos(draft.files.slice(0, 1));
  useKeptDraft({ files: photos.files, idea: draft.idea });
  const carried = useCarriedPicture(photos, { single: true });
  const tool = useTextTool({ draft: draftName('adicionar-texto', state), idea: draft.idea });
  return (
    <MobileTool
      tool={toolNamed('add-text')}
      photos={
        <>
          <CarriedPicture carried={carried} />
          <PhotoPicker photos={photos} single />
        </>
      }
      result={
        <ImageResult run={tool.run} photo={photos.files[0]} example={textExample}>
          <RatingPanel run={tool.run} />
        </ImageResult>
      }
    >
      <TextSettings tool={tool} files={photos.files} />
    </MobileTool>
  );
}
