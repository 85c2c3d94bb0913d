import { useDraft } from '@andromeda/platform';
import { useState } from 'react';
import type { ImageOrder, Task } from '../../generation/image-order.ts';
import { messages } from '../../generation/messages.ts';
import { type ImageRun, useImageRun } from '../../generation/use-image-run.ts';

/** One colour, a description, or nothing at all behind the product. */
export type BackgroundType = 'color' | 'prompt' | 'remove';

/** The background tool of one screen: what is set, and the run of the type that is chosen. */
export interface BackgroundTool {
  types: readonly BackgroundType[];
  type: BackgroundType;
  choose(type: BackgroundType): void;
  color: string;
  setColor(hex: string): void;
  description: string;
  setDescription(words: string): void;
  run: ImageRun;
  start(files: readonly File[]): void;
}

const taskTypes: Partial<Record<Task, BackgroundType>> = {
  color: 'color',
  backdrop: 'prompt',
  remove: 'remove',
};

interface BackgroundToolOptions {
  draft: string;
  /** What the person has typed before. */
  idea?: string;
  /** What runs already as the screen opens. */
  underWay?: Task | null;
}

/** `types` is what the screen offers, in this order; the first one is taken. */
export function useBackgroundTool(
  types: readonly [BackgroundType, ...BackgroundType[]],
  { draft, idea = '', underWay = null }: BackgroundToolOptions,
): BackgroundTool {
  const [type, choose] = useState<BackgroundType>(
    (underWay && taskTypes[underWay]) || (idea && types.includes('prompt') ? 'prompt' : types[0]),
  );
  const [color, setColor] = useState('#FFFFFF');
  const [initial] = useState({ description: idea });
  const [{ description }, change] = useDraft(draft, initial);
  const runs = {
    color: useImageRun('color'),
    prompt: useImageRun('backdrop'),
    remove: useImageRun('remove'),
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
    run,
    start: (files) => startBackground(run, type, { files, color, description: description.trim() }),
  };
}

function startBackground(
  run: ImageRun,
  type: BackgroundType,
  { files, color, description }: { files: readonly File[]; color: string; description: string },
): void {
  const [first] = files;
  if (!first) run.refuse(type === 'remove' ? messages.imageMissing : messages.imagesMissing);
  else run.start(orderFor(type, [first, ...files.slice(1)], color, description));
}

function orderFor(
  type: BackgroundType,
  files: readonly [File, ...File[]],
  color: string,
  prompt: string,
): ImageOrder {
  const [first] = files;
  switch (type) {
    case 'remove':
      return { operation: 'remove_background', images: [first], options: { backgroundType: type } };
    case 'color': {
      const options = { backgroundType: type, backgroundColor: color.replace('#', '') };
      return { operation: 'change_background', images: [first], options };
    }
    case 'prompt':
      return { operation: 'change_background', images: files, prompt, options: { backgroundType: type } };
  }
}
