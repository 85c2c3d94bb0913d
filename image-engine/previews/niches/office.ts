import type { Markup } from '../markup.ts';
import { backpackScene } from './office/backpack-scene.ts';
import { calculatorScene } from './office/calculator-scene.ts';
import { lampScene } from './office/lamp-scene.ts';
import { libraryScene } from './office/library-scene.ts';
import { notebookScene } from './office/notebook-scene.ts';
import { organizerScene } from './office/organizer-scene.ts';
import { pensScene } from './office/pens-scene.ts';
import { plannerScene } from './office/planner-scene.ts';
import { watercolorScene } from './office/watercolor-scene.ts';

export const office: readonly Markup[] = [
  notebookScene,
  pensScene,
  backpackScene,
  plannerScene,
  lampScene,
  organizerScene,
  libraryScene,
  calculatorScene,
  watercolorScene,
];
