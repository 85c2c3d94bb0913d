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
  type: BackgroundType;
  choose(type: BackgroundType): void;
  color: string;
  setColor(hex: string): void;
  description: string;
  setDescription(words: string): void;
  brand: BrandChoice;
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
  const [type, choose] = useState<BackgroundType>(
    types.find((each) => tasks[each] === underWay) ??
      types.find((each) => each === backgroundType) ??
      (idea && types.includes('prompt') ? 'prompt' : types[0]),
  );
  const [color, setColor] = useState(backgroundColor ? `#${backgroundColor}` : WHITE);
  const [initial] = useState({ description: remake?.prompt ?? idea });
  const [{ description }, change] = useDraft(useRemakeDraft(draft), initial);
  const brand = useBrandChoice('pictures');
  const runs = {
    color: useImageRun(tasks.color),
    prompt: useImageRun(tasks.prompt),
    remove: useImageRun(tasks.remove),
  };
  const run = runs[type];
  return {
    types,
    type,
    choose,
    color,
    setColor,
    description,
    setDescription: (words) => change({ description: words }),
    brand,
    run,
    start: (files) => {
      const chosen = { type, color, description: description.trim(), brand: brand.follows };
      // This screen does not ask for a margin or a shadow: they are those of the picture that another is made like.
      startBackground(run, files, { ...chosen, margin, shadow });
    },
  };
}

function startBackground(run: ImageRun, files: readonly File[], background: Background): void {
  const [first] = files;
  if (!first) run.refuse(background.type === 'remove' ? messages.imageMissing : messages.imagesMissing);
  else run.start(backgroundRequest(background, [first, ...files.slice(1)]));
}
