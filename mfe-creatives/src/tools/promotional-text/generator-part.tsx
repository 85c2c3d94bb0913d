import { draftName } from '../../creative-draft.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { RatingPanel } from '../../results/rating-panel.tsx';
import type { GeneratorPart, GeneratorPartProps } from '../generator-part.ts';
import { textExample } from './example.tsx';
import { TextSettings } from './text-settings.tsx';
import { textTask } from './text-task.ts';
import { useTextTool } from './use-text-tool.ts';

function TextPart({ generator: { files, guide }, children }: GeneratorPartProps) {
  const tool = useTextTool({ draft: draftName('texto', null) });
  return children({
    settings: <TextSettings tool={tool} files={files} />,
    result: (
      <ImageResult key="text" run={tool.run} photo={files[0]} example={textExample} guide={guide}>
        <RatingPanel run={tool.run} />
      </ImageResult>
    ),
  });
}

export const textPart: GeneratorPart = { tasks: [textTask], Part: TextPart };
