import { useLocation, useNavigate } from '@andromeda/platform';
import { toolNamed } from 'bff/contract/browser';
import { useEffect, useEffectEvent } from 'react';
import { draftName } from '../../creative-draft.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { RatingPanel } from '../../results/rating-panel.tsx';
import { MobileTool } from '../../tool-frame/mobile-tool.tsx';
import { useToolPhotos } from '../../tool-frame/use-tool-photos.tsx';
import { useCarry } from '../../use-creative-draft.ts';
import { EditSettings } from './edit-settings.tsx';
import { editExample } from './example.tsx';
import { useEditTool } from './use-edit-tool.ts';

/** 'Editar Imagem': the product in a scene of words. Starts by itself, once, where it was asked to. */
export function EditScreen() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { draft, files, picker } = useToolPhotos('edit-image');
  const carry = useCarry();
  const tool = useEditTool({ draft: draftName('editar-contexto', state), idea: draft.idea });
  const startOnce = useEffectEvent(() => {
    const { autoGenerate, ...kept } = draft;
    if (!autoGenerate) return;
    // Neither a reload nor 'back' asks for it again.
    void navigate(pathname, { replace: true, state: carry(kept), preventScrollReset: true });
    if (files.length > 0 && tool.prompt.trim()) tool.start(files);
  });
  useEffect(() => startOnce(), []);
  return (
    <MobileTool
      tool={toolNamed('edit-image')}
      photos={picker}
      result={
        <ImageResult run={tool.run} photo={files[0]} example={editExample}>
          <RatingPanel run={tool.run} regenerate={() => tool.start(files)} />
        </ImageResult>
      }
    >
      <EditSettings tool={tool} files={files} />
    </MobileTool>
  );
}
