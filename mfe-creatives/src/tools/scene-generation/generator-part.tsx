import { Notice } from '@andromeda/design-system';
import { draftName } from '../../creative-draft.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { RatingPanel } from '../../results/rating-panel.tsx';
import type { GeneratorPart, GeneratorPartProps } from '../generator-part.ts';
import { generationExample } from './example.tsx';
import { GenerationSettings } from './generation-settings.tsx';
import { generationTask } from './generation-task.ts';
import { useGenerationTool } from './use-generation-tool.ts';

const photosUnused =
  'Aqui a imagem nasce só das palavras, sem as suas fotos. Para usá-las, escolha Editar Imagem.';

function GenerationPart({ generator: { files, idea, state }, children }: GeneratorPartProps) {
  const tool = useGenerationTool({ draft: draftName('gerar', state), idea });
  return children({
    settings: (
      <GenerationSettings tool={tool} busyLabel="Processando...">
        {files.length > 0 && <Notice tone="info">{photosUnused}</Notice>}
      </GenerationSettings>
    ),
    result: (
      <ImageResult
        key="generate"
        run={tool.run}
        example={generationExample}
        hint="Descreva a cena e gere a imagem."
      >
        <RatingPanel run={tool.run} regenerate={tool.start} />
      </ImageResult>
    ),
  });
}

export const generationPart: GeneratorPart = { tasks: [generationTask], Part: GenerationPart };
