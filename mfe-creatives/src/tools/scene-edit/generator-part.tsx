import { draftName } from '../../creative-draft.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { RatingPanel } from '../../results/rating-panel.tsx';
import type { GeneratorPart, GeneratorPartProps } from '../generator-part.ts';
import { EditSettings } from './edit-settings.tsx';
import { editTask } from './edit-task.ts';
import { editExample } from './example.tsx';
import { useEditTool } from './use-edit-tool.ts';

function EditPart({ generator: { files, idea, state, guide }, children }: GeneratorPartProps) {
  const tool = useEditTool({ draft: draftName('contexto', state), idea });
  return children({
    settings: <EditSettings tool={tool} files={files} />,
    result: (
      <ImageResult key="edit" run={tool.run} photo={files[0]} example={editExample} guide={guide}>
        <RatingPanel run={tool.run} regenerate={() => tool.start(files)} />
      </ImageResult>
    ),
  });
}

export const editPart: GeneratorPart = { tasks: [editTask], Part: EditPart };
