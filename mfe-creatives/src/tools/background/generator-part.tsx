import { draftName } from '../../creative-draft.ts';
import { ImageResult } from '../../results/image-result.tsx';
import type { GeneratorPart, GeneratorPartProps } from '../generator-part.ts';
import { BackgroundSettings } from './background-settings.tsx';
import { colourExample } from './examples.tsx';
import { backdropTask, colorTask, removalTask } from './tasks.ts';
import { useBackgroundTool } from './use-background-tool.ts';

function BackgroundPart({ generator: { files, underWay, guide }, children }: GeneratorPartProps) {
  const tool = useBackgroundTool(['color', 'prompt', 'remove'], {
    draft: draftName('fundo', null),
    underWay,
  });
  return children({
    settings: <BackgroundSettings tool={tool} files={files} />,
    result: (
      <ImageResult key="background" run={tool.run} photo={files[0]} example={colourExample} guide={guide} />
    ),
  });
}

/** Both tools of the background: one colour, a description, or nothing. */
export const backgroundPart: GeneratorPart = {
  tasks: [colorTask, backdropTask, removalTask],
  Part: BackgroundPart,
};
