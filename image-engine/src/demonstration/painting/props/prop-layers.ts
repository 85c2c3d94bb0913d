import type { PropName } from '../../scenes/scene-description.ts';
import { FESTIVE } from './festive-props.ts';
import type { Floor, PropLayers } from './floor.ts';
import { GROWING } from './growing-props.ts';
import { TABLE } from './table-props.ts';

/** How each prop is drawn. */
export const PROPS: Record<PropName, (floor: Floor) => PropLayers> = { ...GROWING, ...FESTIVE, ...TABLE };
