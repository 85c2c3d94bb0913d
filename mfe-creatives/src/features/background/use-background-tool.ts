import { useState } from 'react';
import type { BackgroundType } from './background-types.ts';
import { type BackgroundKind, type BackgroundRun, useBackgroundRun } from './use-background-run.ts';

/** The background tool of one screen: what is set, and the run of the kind that is chosen. */
export interface BackgroundTool {
  types: readonly BackgroundType[];
  kind: BackgroundKind;
  choose(kind: BackgroundKind): void;
  color: string;
  setColor(hex: string): void;
  run: BackgroundRun;
}

/** `types` is what the screen offers, in this order; the first one is taken. */
export function useBackgroundTool(types: readonly [BackgroundKind, ...BackgroundType[]]): BackgroundTool {
  const [kind, choose] = useState<BackgroundKind>(types[0]);
  const [color, setColor] = useState('#FFFFFF');
  const runs = { color: useBackgroundRun('color'), remove: useBackgroundRun('remove') };
  return { types, kind, choose, color, setColor, run: runs[kind] };
}
