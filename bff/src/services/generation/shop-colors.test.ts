import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { NEW_BRAND } from '../../../contract/browser/brand/index.ts';
import type { GenerationOptions } from '../../../contract/generations.ts';
import type { Operation } from '../../../contract/operations.ts';
import { ana } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { replaceLogo } from '../brand-kit/change-logo.ts';
import { saveBrandKit } from '../brand-kit/save-brand-kit.ts';
import { makeGeneration } from './make-generation.ts';

let services: TestServices;
/** The colours that each scene was painted in, and how many logos were placed. */
let painted: (readonly string[] | undefined)[];
let logos: number;

beforeEach(() => {
  services = createTestServices();
  painted = [];
  logos = 0;
  const { changeBackground, editImage, generateImage } = services.imageModel;
  const noted =
    <Input extends { shopColors?: readonly string[] | undefined }, Made>(make: (input: Input) => Made) =>
    (input: Input) => {
      painted.push(input.shopColors);
      return make(input);
    };
  services.imageModel = {
    ...services.imageModel,
    changeBackground: noted(changeBackground),
    editImage: noted(editImage),
    generateImage: noted(generateImage),
  };
  services.logoPlacer = {
    placeLogo: async ({ picture }) => {
      logos += 1;
      return picture;
    },
  };
});

const file = async () => new File([new Uint8Array(await solidPicture().png().toBuffer())], 'foto.png');

const colors = { mainColor: '#14532D', accentColor: '#F59E0B' };
async function saveKit(kit: Partial<typeof NEW_BRAND> = colors) {
  await saveBrandKit(services, ana, { ...NEW_BRAND, ...kit });
  await replaceLogo(services, ana, await file());
}

async function make(operation: Operation, options: GenerationOptions) {
  const images = operation === 'generate_image' ? [] : [await file()];
  const request = { idempotencyKey: randomUUID(), images, prompt: 'mesa de madeira clara', options };
  return makeGeneration(services, ana, { ...request, operation });
}

const scenes: [Operation, GenerationOptions][] = [
  ['change_background', { backgroundType: 'prompt' }],
  ['context_edit', {}],
  ['generate_image', {}],
];

test.each(scenes)(
  '%s takes up the shop’s colours where it is asked to, without a logo',
  async (operation, options) => {
    await saveKit();
    const made = await make(operation, { ...options, brandColors: true });
    await make(operation, options);
    expect(painted).toEqual([['#14532D', '#F59E0B'], []]);
    expect(logos).toBe(0);
    const [generation] = await services.generationLog.recent(ana, 2).then((all) => all.slice(-1));
    expect(generation).toMatchObject({ id: made.id, options: { brandColors: true } });
    expect(services.project.credits.get(ana.userId)).toBe(3);
  },
);

test('a logo does not bring the colours along', async () => {
  await saveKit();
  await make('change_background', { backgroundType: 'prompt', brand: true });
  expect(painted).toEqual([[]]);
  expect(logos).toBe(1);
});

test('a shop with one colour gives that one, and a shop without any changes nothing', async () => {
  await make('context_edit', { brandColors: true });
  await saveKit({ mainColor: null, accentColor: '#F59E0B' });
  await make('context_edit', { brandColors: true });
  expect(painted).toEqual([[], ['#F59E0B']]);
});

test('colours that cannot be read make no picture, and the credit comes back', async () => {
  services.brandKits.findOf = () => Promise.reject(new Error('no database'));
  await expect(make('context_edit', { brandColors: true })).rejects.toMatchObject({ code: 'internal_error' });
  expect(services.project.credits.get(ana.userId)).toBe(5);
});
