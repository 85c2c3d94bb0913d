import { useDraft } from '@andromeda/platform';
import { useState } from 'react';
import type { ImageFormat } from '../../generation/format-choice.tsx';
import { messages } from '../../generation/messages.ts';
import { type ImageRun, useImageRun } from '../../generation/use-image-run.ts';
import { useRemake, useRemakeDraft } from '../../remake/remake-context.ts';
import { type TemplateFill, useTemplateFill } from '../../templates/use-template-fill.ts';
import { type BrandChoice, useBrandChoice } from '../../tool-frame/use-brand-choice.ts';
import { generationTask } from './generation-task.ts';

/** Makes a picture from words alone. */
export interface GenerationTool {
  prompt: string;
  setPrompt(prompt: string): void;
  /** Puts words at the end of what is there. */
  append(words: string): void;
  format: ImageFormat;
  setFormat(format: ImageFormat): void;
  /** Whether the scene takes up the shop's colours. */
  brandColors: BrandChoice;
  template: TemplateFill;
  run: ImageRun;
  start(): void;
}

/** `draft` names where the prompt is kept; `idea` is what the user has typed before. */
export function useGenerationTool({ draft, idea = '' }: { draft: string; idea?: string }): GenerationTool {
  const remake = useRemake();
  const [initial] = useState({ prompt: remake?.prompt ?? idea });
  const [{ prompt }, change] = useDraft(useRemakeDraft(draft), initial);
  const brandColors = useBrandChoice('scenes');
  const [format, setFormat] = useState<ImageFormat>(remake?.options.format ?? 'square');
  const run = useImageRun(generationTask);
  const setPrompt = (words: string) => change({ prompt: words });
  return {
    prompt,
    setPrompt,
    append: (words) => setPrompt([prompt.trim(), words].filter(Boolean).join('\n')),
    format,
    setFormat,
    brandColors,
    template: useTemplateFill({ prompt, setPrompt, fill: 'generation' }),
    run,
    start: () => {
      if (!prompt.trim()) return run.refuse(messages.sceneMissing);
      run.start({
        operation: format === 'auto' ? 'generate_image_auto' : 'generate_image',
        images: [],
        prompt: prompt.trim(),
        options: { format, ...(brandColors.follows && { brandColors: true }) },
      });
    },
  };
}
