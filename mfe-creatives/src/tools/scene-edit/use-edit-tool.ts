import { useDraft } from '@andromeda/platform';
import { toolNamed } from 'bff/contract/browser';
import { useState } from 'react';
import type { ImageFormat } from '../../generation/format-choice.tsx';
import { messages } from '../../generation/messages.ts';
import { type AutomaticPrompt, useAutomaticPrompt } from '../../generation/use-automatic-prompt.ts';
import { type ImageRun, useImageRun } from '../../generation/use-image-run.ts';
import { useRemake, useRemakeDraft } from '../../remake/remake-context.ts';
import { type TemplateFill, useTemplateFill } from '../../templates/use-template-fill.ts';
import { type BrandChoice, useBrandChoice } from '../../tool-frame/use-brand-choice.ts';
import { editTask } from './edit-task.ts';

/** Puts the products of the photos into a described scene. */
export interface EditTool {
  prompt: string;
  setPrompt(prompt: string): void;
  format: ImageFormat;
  setFormat(format: ImageFormat): void;
  /** Whether the scene takes up the shop's colours. */
  brandColors: BrandChoice;
  template: TemplateFill;
  automatic: AutomaticPrompt;
  /** Brings back what the user typed before a template or the AI took its place. */
  restore: (() => void) | null;
  run: ImageRun;
  start(files: readonly File[]): void;
}

/** `draft` names where the prompt is kept; `idea` is what the user has typed before. */
export function useEditTool({ draft, idea = '' }: { draft: string; idea?: string }): EditTool {
  const remake = useRemake();
  const product = remake?.options.product;
  const [initial] = useState({ prompt: remake?.prompt ?? idea });
  const [{ prompt }, change] = useDraft(useRemakeDraft(draft), initial);
  const brandColors = useBrandChoice('scenes');
  const [format, setFormat] = useState<ImageFormat>(remake?.options.format ?? 'square');
  const [replaced, setReplaced] = useState<string | null>(null);
  const run = useImageRun(editTask);
  const setPrompt = (words: string) => change({ prompt: words });
  const template = useTemplateFill({ prompt, setPrompt });
  const automatic = useAutomaticPrompt((words) => {
    setReplaced(prompt.trim() && !template.chosenId ? prompt : null);
    setPrompt(words);
  });
  const clearing = (act: () => void) => () => {
    automatic.clear();
    act();
  };
  const bringBack = () => {
    setPrompt(replaced ?? '');
    setReplaced(null);
  };
  return {
    prompt,
    setPrompt: (words) => {
      setReplaced(null);
      setPrompt(words);
    },
    format,
    setFormat,
    brandColors,
    template,
    automatic,
    restore: template.restore ?? (replaced === null ? null : bringBack),
    run: { ...run, again: run.again && clearing(run.again) },
    start: (files) => {
      automatic.clear();
      if (files.length === 0) return run.refuse(messages.imageMissing);
      if (!prompt.trim()) return run.refuse(messages.promptMissing);
      run.start({
        operation: toolNamed('edit-image').operation,
        images: files,
        prompt: prompt.trim(),
        options: { format, ...(product && { product }), ...(brandColors.follows && { brandColors: true }) },
      });
    },
  };
}
