import { useLocation } from '@andromeda/platform';
import { draftName } from '../creative-draft.ts';
import { GenerationSettings } from '../features/scene-generation/generation-settings.tsx';
import { PastedImage } from '../features/scene-generation/pasted-image.tsx';
import { useGenerationTool } from '../features/scene-generation/use-generation-tool.ts';
import { usePastedImage } from '../features/scene-generation/use-pasted-image.ts';
import { ImageResult } from '../results/image-result.tsx';
import { RatingPanel } from '../results/rating-panel.tsx';
import { MobileTool } from '../tool-frame/mobile-tool.tsx';
import { useCarriedDraft } from '../use-creative-draft.ts';

// docs/product.md#downloads: this screen's downloads have a name of their own.
const downloadAs = () => `imagem-gerada-${Date.now()}.png`;

/** 'Gerar Imagem': a picture from words; a picture pasted anywhere on the page can be put into words first. */
export function MobileGenerate() {
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
      title="Gerar Imagem"
      subtitle="Criar imagem do zero"
      result={
        <ImageResult run={tool.run} hint="Descreva a cena e gere a imagem." downloadAs={downloadAs}>
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
