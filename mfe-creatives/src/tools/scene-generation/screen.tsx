import { useLocation } from '@andromeda/platform';
import { toolNamed } from 'bff/contract/browser';
import { draftName } from '../../creative-draft.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { RatingPanel } from '../../results/rating-panel.tsx';
import { MobileTool } from '../../tool-frame/mobile-tool.tsx';
import { useCarriedDraft } from '../../use-creative-draft.ts';
import { generationExample } from './example.tsx';
import { GenerationSettings } from './generation-settings.tsx';
import { PastedImage } from './pasted-image.tsx';
import { useGenerationTool } from './use-generation-tool.ts';
import { usePastedImage } from './use-pasted-image.ts';

// docs/product.md#downloads: this screen's downloads have a name of their own.
const downloadAs = () => `imagem-gerada-${Date.now()}.png`;

/** 'Gerar Imagem': a picture from words; a picture pasted anywhere on the page can be put into words first. */
export function GenerationScreen() {
  const { state } = useLocation();
  const { idea } = useCarriedDraft();
  const tool = useGenerationTool({ draft: draftName('gerar-imagem', state), idea });
  const pasted = usePastedImage(tool.append);
  const clearing = (act: () => void) => () => {
    pasted.clearMessages();
    act();
  };
  const start = clearing(tool.start);
  const run = { ...tool.run, again: tool.run.again && clearing(tool.run.again) };
  return (
    <MobileTool
      tool={toolNamed('generate-image')}
      result={
        <ImageResult
          run={tool.run}
          example={generationExample}
          hint="Descreva a cena e gere a imagem."
          downloadAs={downloadAs}
        >
          <RatingPanel run={run} regenerate={start} />
        </ImageResult>
      }
    >
      <GenerationSettings tool={{ ...tool, start }} busyLabel="Gerando..." templatesFolded>
        <PastedImage pasted={pasted} />
      </GenerationSettings>
    </MobileTool>
  );
}
