import { hexOf } from '../../photo/colour.ts';
import type { SceneDescription } from '../scenes/scene-description.ts';
import { addLayer, blendLayer, type Canvas } from './canvas.ts';
import { chance } from './chance.ts';
import type { Markup } from './markup.ts';
import { toSvg } from './markup.ts';
import type { Floor } from './props/floor.ts';
import { PROPS } from './props/prop-layers.ts';
import { rasterise } from './rasterise.ts';
import type { Stage } from './stage.ts';
import type { Tones } from './tones.ts';

/** Things around the product: those that go under it are laid at once, those before it with `lay`. */
export async function addProps(
  canvas: Canvas,
  scene: SceneDescription,
  stage: Stage,
  tones: Tones,
  seed: number,
): Promise<{ layBefore(): Promise<void> }> {
  const floor = floorOf(scene, stage, tones, seed);
  const drawn = scene.props.map((prop) => PROPS[prop](floor));
  const joined = (part: 'behind' | 'around' | 'before' | 'glow'): Markup =>
    drawn.map((layers) => layers[part] ?? '').join('');
  const { level, warmth } = scene.light;
  const gain = [level * (1 + 0.12 * warmth), level, level * (1 - 0.18 * warmth)] as const;
  const { width, height } = stage;
  const draw = async (markup: Markup, soft: number) =>
    rasterise(toSvg(markup, [0, 0, 400, floor.tall], width, height), width, height, soft);
  if (stage.view === 'front' && joined('behind'))
    blendLayer(canvas, await draw(joined('behind'), width * 0.0062), 0, 0, gain);
  if (joined('around')) blendLayer(canvas, await draw(joined('around'), width * 0.0009), 0, 0, gain);
  if (joined('glow'))
    addLayer(canvas, await draw(joined('glow'), width * 0.0016), 0, 0, level < 0.6 ? 0.85 : 0.5);
  return {
    async layBefore() {
      if (joined('before')) blendLayer(canvas, await draw(joined('before'), width * 0.013), 0, 0, gain, 0.94);
    },
  };
}

function floorOf(scene: SceneDescription, stage: Stage, tones: Tones, seed: number): Floor {
  const unit = 400 / stage.width;
  const above = stage.view === 'above';
  return {
    tall: stage.height * unit,
    edge: above ? 0 : Math.min(stage.edge, stage.height * 0.7) * unit,
    foot: above ? stage.height * 0.8 * unit : stage.foot * unit,
    accent: hexOf(scene.accents[0] ?? tones.accent),
    next: chance(seed + 31),
  };
}
