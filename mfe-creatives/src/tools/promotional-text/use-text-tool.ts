import { useDraft } from '@andromeda/platform';
import { toolNamed } from 'bff/contract/browser';
import { useState } from 'react';
import { messages } from '../../generation/messages.ts';
import { type ImageRun, useImageRun } from '../../generation/use-image-run.ts';
import { useRemake, useRemakeDraft } from '../../remake/remake-context.ts';
import { type BrandChoice, useBrandChoice } from '../../tool-frame/use-brand-choice.ts';
import { textTask } from './text-task.ts';

/** Sets promotional text on the first photo. */
export interface TextTool {
  text: string;
  setText(text: string): void;
  handHolding: boolean;
  setHandHolding(held: boolean): void;
  brand: BrandChoice;
  run: ImageRun;
  start(files: readonly File[]): void;
}

/** `draft` names where the text is kept; `idea` is what the user has typed before. */
export function useTextTool({ draft, idea = '' }: { draft: string; idea?: string }): TextTool {
  const remake = useRemake();
  const [initial] = useState({ text: remake?.prompt ?? idea });
  const [{ text }, change] = useDraft(useRemakeDraft(draft), initial);
  const [handHolding, setHandHolding] = useState(remake?.options.handHolding ?? true);
  const brand = useBrandChoice('words');
  const run = useImageRun(textTask);
  return {
    text,
    setText: (words) => change({ text: words }),
    handHolding,
    setHandHolding,
    brand,
    run,
    start: ([photo]) => {
      if (!photo) return run.refuse(messages.imageMissing);
      if (!text.trim()) return run.refuse(messages.textMissing);
      run.start({
        operation: toolNamed('add-text').operation,
        images: [photo],
        prompt: text.trim(),
        options: { handHolding, ...(brand.follows && { brand: true }) },
      });
    },
  };
}
