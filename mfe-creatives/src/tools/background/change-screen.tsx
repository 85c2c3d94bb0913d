import { useLocation } from '@andromeda/platform';
import { toolNamed } from 'bff/contract/browser';
import { draftName } from '../../creative-draft.ts';
import { useTaskUnderWay } from '../../generation/use-image-run.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { MobileTool } from '../../tool-frame/mobile-tool.tsx';
import { useToolPhotos } from '../../tool-frame/use-tool-photos.tsx';
import { BackgroundSettings } from './background-settings.tsx';
import { colourExample } from './examples.tsx';
import { backdropTask, colorTask } from './tasks.ts';
import { useBackgroundTool } from './use-background-tool.ts';

/** 'Alterar Fundo': one colour, or a described scene, behind the product. */
export function ChangeScreen() {
  const { state } = useLocation();
  const { draft, files, picker } = useToolPhotos('change-background');
  const tool = useBackgroundTool(['color', 'prompt'], {
    draft: draftName('alterar-fundo', state),
    idea: draft.idea,
    underWay: useTaskUnderWay([colorTask, backdropTask]),
  });
  return (
    <MobileTool
      tool={toolNamed('change-background')}
      photos={picker}
      result={<ImageResult run={tool.run} photo={files[0]} example={colourExample} />}
    >
      <BackgroundSettings tool={tool} files={files} />
    </MobileTool>
  );
}
