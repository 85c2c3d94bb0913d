import { useLocation, useNavigate } from '@andromeda/platform';
import { useEffect, useEffectEvent } from 'react';
import { carryDraft, draftName, readDraft } from '../creative-draft.ts';
import { EditSettings } from '../features/scene-edit/edit-settings.tsx';
import { useEditTool } from '../features/scene-edit/use-edit-tool.ts';
import { CarriedPicture } from '../photos/carried-picture.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { useCarriedPicture } from '../photos/use-carried-picture.ts';
import { useChosenPhotos } from '../photos/use-chosen-photos.ts';
import { ImageResult } from '../results/image-result.tsx';
import { RatingPanel } from '../results/rating-panel.tsx';
import { MobileTool } from '../tool-frame/mobile-tool.tsx';

/** 'Editar Imagem': the product in a scene of words. Starts by itself, once, where it was asked to. */
export function MobileEdit() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const draft = readDraft(state);
  const photos = useChosenPhotos(draft.files);
  const carried = useCarriedPicture(photos);
  const tool = useEditTool({ draft: draftName('editar-contexto', state), idea: draft.idea });
  const startOnce = useEffectEvent(() => {
    const { autoGenerate, ...kept } = draft;
    if (!autoGenerate) return;
    // Neither a reload nor 'back' asks for it again.
    void navigate(pathname, { replace: true, state: carryDraft(kept) });
    if (photos.files.length > 0 && tool.prompt.trim()) tool.start(photos.files);
  });
  useEffect(() => startOnce(), []);
  return (
    <MobileTool
      title="Editar Imagem"
      subtitle="Mudar cenário e ambiente"
      photos={
        <>
          <CarriedPicture carried={carried} />
          <PhotoPicker photos={photos} />
        </>
      }
      result={
        <ImageResult run={tool.run} photo={photos.files[0]}>
          <RatingPanel run={tool.run} regenerates />
        </ImageResult>
      }
    >
      <EditSettings tool={tool} files={photos.files} />
    </MobileTool>
  );
}
