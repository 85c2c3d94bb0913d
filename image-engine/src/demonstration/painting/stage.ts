import type { SceneDescription } from '../scenes/scene-description.ts';

/** Where things are in the frame, in pixels. */
export interface Stage {
  width: number;
  height: number;
  view: 'front' | 'above';
  /** Where parallel lines meet. */
  horizon: number;
  /** Where the surface ends and the wall begins; beyond the frame when there is no surface. */
  edge: number;
  /** Where the product touches the surface. */
  foot: number;
  /** The surface runs up into the wall without a seam. */
  seamless: boolean;
}

export function setStage(scene: SceneDescription, width: number, height: number): Stage {
  if (scene.view === 'above')
    return { width, height, view: 'above', horizon: 0, edge: 0, foot: height * 0.5, seamless: false };
  const inTheAir = scene.surface === 'sweep' && scene.place !== 'studio' && scene.place !== 'wall';
  const low = scene.place === 'retro' || scene.place === 'showroom' || scene.place === 'city-night';
  const edge = inTheAir ? height * 1.02 : height * (low ? 0.66 : 0.6);
  return {
    width,
    height,
    view: 'front',
    horizon: edge - height * (low ? 0.2 : 0.3),
    edge,
    foot: height * 0.845,
    seamless: scene.surface === 'sweep',
  };
}

/** How large a thing at row `y` is, 1 at the product's foot. */
export function scaleAt({ horizon, foot }: Stage, y: number): number {
  return (y - horizon) / (foot - horizon);
}
