import { toolNamed } from 'bff/contract/browser';
import { ImageResult } from '../../results/image-result.tsx';
import { MobileTool } from '../../tool-frame/mobile-tool.tsx';
import { useToolPhotos } from '../../tool-frame/use-tool-photos.tsx';
import { BackgroundSettings } from './background-settings.tsx';
import { cutOutExample } from './examples.tsx';
import { useBackgroundTool } from './use-background-tool.ts';

/** 'Remover Fundo': nothing behind the product. */
export function RemoveScreen() {
  const { files, picker } = useToolPhotos('remove-background');
  const tool = useBackgroundTool(['remove'], { draft: 'criativos:remover-fundo' });
  return (
    <MobileTool
      tool={toolNamed('remove-background')}
      photos={picker}
      result={<ImageResult run={tool.run} photo={files[0]} example={cutOutExample} />}
    >
      <BackgroundSettings tool={tool} files={files} />
    </MobileTool>
  );
}
