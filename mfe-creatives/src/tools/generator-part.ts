import type { ComponentType, ReactNode } from 'react';
import type { Task } from '../generation/task.ts';

/** What the generator knows when it shows its tools. */
export interface GeneratorState {
  files: readonly File[];
  /** What the user has typed before. */
  idea: string;
  /** The state of the screen's place in the history. */
  state: unknown;
  /** What runs already as the screen opens. */
  underWay: Task | null;
  /** The first steps, where there is neither photo nor picture. */
  guide: ReactNode;
}

/** A tool's two places on the generator's screen. */
export interface GeneratorPlaces {
  settings: ReactNode;
  result: ReactNode;
}

export interface GeneratorPartProps {
  generator: GeneratorState;
  children: (places: GeneratorPlaces) => ReactNode;
}

/** A tool behind a tile of the generator. It stays mounted behind the other tiles, and keeps what was set. */
export interface GeneratorPart {
  /** The tasks by which a run that is under way finds its tile again. */
  tasks: readonly Task[];
  Part: ComponentType<GeneratorPartProps>;
}
