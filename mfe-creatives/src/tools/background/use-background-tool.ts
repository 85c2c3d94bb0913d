import { useDraft } from '@andromeda/platform';
import { useState } from 'react';
import { messages } from '../../generation/messages.ts';
import type { Task } from '../../generation/task.ts';
import { type ImageRun, useImageRun } from '../../generation/use-image-run.ts';
import { useRemake, useRemakeDraft } from '../../remake/remake-context.ts';
import { type BrandChoice, useBrandChoice } from '../../tool-frame/use-brand-choice.ts';
import { type Background, type BackgroundType, backgroundRequest } from './background-request.ts';
import { WHITE } from './swatches.ts';
import { backdropTask, colorTask, removalTask } from './tasks.ts';

/** The background tool of one screen: what is set, and the run of the type that is chosen. */
export interface BackgroundTool {
  types: readonly BackgroundType[];
  background: Background;
  change(part: Partial<Background>): void;
  brand: BrandChoice;
  brandColors: BrandChoice;
  run: ImageRun;
  start(files: readonly File[]): void;
}

const tasks: Readonly<Record<BackgroundType, Task>> = {
  color: colorTask,
  prompt: backdropTask,
  remove: removalTask,
};

interface BackgroundToolOptions {
  draft: string;
  /** What the user has typed before. */
  idea?: string;
  /** What runs already as the screen opens. */
  underWay?: Task | null;
}

/** `types` is what the screen offers, in this order; the first one is taken. */
export function useBackgroundTool(
  types: readonly [BackgroundType, ...BackgroundType[]],
  { draft, idea = '', underWay = null }: BackgroundToolOptions,
): BackgroundTool {
  const remake = useRemake();
  const { backgroundType, backgroundColor, margin, shadow } = remake?.options ?? {};
  // This screen has no field for a margin or a shadow: they are those of a saved style, or of the picture that another is made like.
  const [settings, set] = useState<Omit<Background, 'description' | 'brand' | 'brandColors'>>({
    type:
      types.find((each) => tasks[each] === underWay) ??
      types.find((each) => each === backgroundType) ??
      (idea && types.includes('prompt') ? 'prompt' : types[0]),
    color: backgroundColor ? `#${backgroundColor}` : WHITE,
    margin,
    shadow,
  });
  const [initial] = useState({ description: remake?.prompt ?? idea });
  const [{ description }, changeDraft] = useDraft(useRemakeDraft(draft), initial);
  const brand = useBrandChoice('pictures');
  const brandColors = useBrandChoice('scenes');
  const runs = {
    color: useImageRun(tasks.color),
    prompt: useImageRun(tasks.prompt),
    remove: useImageRun(tasks.remove),
  };
  const run = runs[settings.type];
  const background = { ...settings, description, brand: brand.follows, brandColors: brandColors.follows };
  return {
    types,
    background,
    change: ({ description: words, brand: follows, brandColors: takesColors, ...part }) => {
      if (words !== undefined) changeDraft({ description: words });
      if (follows !== undefined) brand.choose(follows);
      if (takesColors !== undefined) brandColors.choose(takesColors);
      set((before) => ({ ...before, ...part }));
    },
    brand,
    brandColors,
    run,
    start: (files) => startBackground(run, files, { ...background, description: description.trim() }),
  };
}

function startBackground(run: ImageRun, files: readonly File[], background: Background): void {
  const [first] = files;
  if (!first) run.refuse(background.type === 'remove' ? messages.imageMissing : messages.imagesMissing);
  else run.start(backgroundRequest(background, [first, ...files.slice(1)]));
}
