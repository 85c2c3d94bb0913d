import { useLocation } from '@andromeda/platform';
import { toolNamed } from 'bff/contract/browser';
import { draftName } from '../../creative-draft.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { RatingPanel } from '../../results/rating-panel.tsx';
import { MobileTool } from '../../tool-frame/mobile-tool.tsx';
import { useToolPhotos } from '../../tool-frame/use-tool-photos.tsx';
import { textExample } from './example.tsx';
import { TextSettings } from './text-settings.tsx';
import { useTextTool } from './use-text-tool.ts';

/** 'Adicionar Texto': promotional words on one photo. */
export function TextScreen() {
  const { state } = useLocation();
  const { draft, files, picker } = useToolPhotos('add-text');
  const tool = useTextTool({ draft: draftName('adicionar-texto', state), idea: draft.idea });
  return (
    <MobileTool
      tool={toolNamed('add-text')}
      photos={picker}
      result={
        <ImageResult run={tool.run} photo={files[0]} example={textExample}>
          <RatingPanel run={tool.run} />
        </ImageResult>
      }
    >
      <TextSettings tool={tool} files={files} />
    </MobileTool>
  );
}
