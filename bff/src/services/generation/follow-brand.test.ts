import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type LogoCorner, NEW_BRAND } from '../../../contract/browser/brand/index.ts';
import type { GenerationOptions } from '../../../contract/generations.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Brand, LogoPlacer } from '../../ports/brand.ts';
import { ana } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { replaceLogo } from '../brand-kit/change-logo.ts';
import { saveBrandKit } from '../brand-kit/save-brand-kit.ts';
import { makeGeneration } from './make-generation.ts';

type Placed = Parameters<LogoPlacer['placeLogo']>[0];

let services: TestServices;
/** What the text was drawn in, and which logos were placed. */
let looks: (Brand | null | undefined)[];
let placed: Placed[];

beforeEach(() => {
  services = createTestServices();
  looks = [];
  placed = [];
  const { addText } = services.imageModel;
  services.imageModel = {
    ...services.imageModel,
    addText: (input) => {
      looks.push(input.brand);
      return addText(input);
    },
  };
  services.logoPlacer = {
    placeLogo: async (input) => {
      placed.push(input);
      return solidPicture('#abcdef').png().toBuffer();
    },
  };
});

const file = async () => new File([new Uint8Array(await solidPicture().png().toBuffer())], 'foto.png');

async function make(operation: Operation, options: GenerationOptions) {
  const request = { idempotencyKey: randomUUID(), images: [await file()], prompt: 'Oferta', options };
  return makeGeneration(services, ana, { ...request, operation });
}

async function saveKit(corner: LogoCorner = 'top_left') {
  await saveBrandKit(services, ana, { ...NEW_BRAND, mainColor: '#14532D', logoCorner: corner });
  await replaceLogo(services, ana, await file());
}

test('a text that follows the shop is drawn in its look, and its logo stands in its corner', async () => {
  await saveKit();
  const made = await make('add_text', { brand: true });
  expect(looks).toMatchObject([{ mainColor: '#14532D', logo: { corner: 'top_left' } }]);
  expect(placed).toMatchObject([{ logo: { corner: 'top_left' }, wordsUnknown: true }]);
  expect(services.project.images.get(made.imageId ?? '')).toMatchObject({ dominantColor: '#abcdef' });
});

test.each<[Operation, GenerationOptions]>([
  ['change_background', { backgroundColor: 'FFFFFF', brand: true }],
  ['change_background', { backgroundType: 'prompt', brand: true }],
])('%s puts the logo on the picture of any provider: %j', async (operation, options) => {
  await saveKit();
  await make(operation, options);
  expect(placed).toMatchObject([{ wordsUnknown: false }]);
});

test('nothing follows the shop that was not asked to, and no cut-out ever does', async () => {
  await saveKit();
  await make('add_text', {});
  await make('add_text', { brand: false });
  await make('change_background', { backgroundColor: 'FFFFFF' });
  await make('remove_background', { brand: true });
  expect(looks).toEqual([null, null]);
  expect(placed).toEqual([]);
});

test('without a saved look, or with a logo that is not to be seen, a picture is made without one', async () => {
  await make('add_text', { brand: true });
  await saveKit('none');
  await make('add_text', { brand: true });
  expect(looks).toMatchObject([null, { mainColor: '#14532D', logo: null }]);
  expect(placed).toEqual([]);
});

test('a provider that has placed the logo itself gets no second one', async () => {
  await saveKit();
  const { addText } = services.imageModel;
  services.imageModel = {
    ...services.imageModel,
    addText: async (input) => ({ ...(await addText(input)), logoPlaced: true }),
  };
  await make('add_text', { brand: true });
  expect(placed).toEqual([]);
});

test('a logo that cannot be read makes no picture, and the credit comes back', async () => {
  await saveKit();
  services.brandKits.findOf = () => Promise.reject(new Error('no database'));
  await expect(make('add_text', { brand: true })).rejects.toMatchObject({ code: 'internal_error' });
  expect(services.project.credits.get(ana.userId)).toBe(5);
});
