import { type ImageToolName, toolNamed } from 'bff/contract/browser';
import { CarriedPicture } from '../photos/carried-picture.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { useCarriedPicture } from '../photos/use-carried-picture.ts';
import { useChosenPhotos } from '../photos/use-chosen-photos.ts';
import { useCarriedDraft, useKeptDraft } from '../use-creative-draft.ts';

/**
 * The photos of a tool's screen, one or several as its description says: those that the user brought along and chooses,
 * kept with the draft, and where they are chosen.
 */
export function useToolPhotos(name: ImageToolName) {
  const single = toolNamed(name).photos === 'one';
  const draft = useCarriedDraft();
  const photos = useChosenPhotos(single ? draft.files.slice(0, 1) : draft.files);
  useKeptDraft({ files: photos.files, idea: draft.idea });
  const carried = useCarriedPicture(photos, { single });
  const picker = (
    <>
      <CarriedPicture carried={carried} />
      <PhotoPicker photos={photos} single={single} />
    </>
  );
  return { draft, files: photos.files, picker };
}
