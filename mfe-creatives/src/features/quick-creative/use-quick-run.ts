import type { CreativeDraft } from '../../creative-draft.ts';
import { messages } from '../../generation/messages.ts';
import { type ImageRun, useImageRun } from '../../generation/use-image-run.ts';
import { productOf } from '../../photos/product-names.ts';
import { quickTask } from './quick-task.ts';

/**
 * The quick box's one press: photos go into the scene of the idea; without an idea the AI puts the first photo into
 * words and that becomes the prompt; an idea alone is made from nothing. These are the turbo operations
 * (docs/decisions/010).
 */
export function useQuickRun({ files, idea }: CreativeDraft): { run: ImageRun; start: () => void } {
  const run = useImageRun(quickTask);
  const start = () => {
    if (files.length === 0 && idea === '') return run.refuse(messages.nothingGiven);
    const product = idea ? '' : productOf(files[0]);
    run.start({
      operation: files.length > 0 ? 'context_edit_turbo' : 'generate_image_turbo',
      images: files,
      ...(idea && { prompt: idea }),
      options: { format: 'square', ...(product && { product }) },
    });
  };
  return { run, start };
}
