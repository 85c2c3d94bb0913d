import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseImages } from '../../container/choose-images.ts';
import { readEnvironment } from '../../environment.ts';
import { createLogger } from '../../logging/logger.ts';

const folder = mkdtempSync(join(tmpdir(), 'andromeda-model-'));
afterAll(() => rmSync(folder, { recursive: true }));
const logger = createLogger('silent');

function file(name: string, content = ''): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function hugeFile(): string {
  const path = file('huge.onnx');
  truncateSync(path, 3 * 1024 ** 3);
  return path;
}

describe('a cut-out model that cannot be used stops the start with a sentence', () => {
  const isSaid = async (_case: string, path: string, sentence: string) => {
    const environment = readEnvironment({ CUTOUT_MODEL: path });
    await expect(chooseImages(environment, logger)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(
        new RegExp(`^O modelo ${path}, de CUTOUT_MODEL, não serve: ${sentence}(?: \\(.*\\))?\\.$`),
      ),
    });
  };
  test.each([['missing', join(folder, 'nothing.onnx'), 'não há um arquivo com esse nome']])('%s', isSaid);
  test.each([
    ['no ONNX', file('text.onnx', 'a text'), 'o arquivo não é um modelo ONNX que se possa ler'],
    ['no file but a folder', folder, 'não há um arquivo com esse nome'],
    ['huge', hugeFile(), 'o arquivo passa de 2 GB'],
  ])('%s', { tags: ['long'] }, isSaid);
});

test('products are cut out by the engine, by the family of a model that loads, or by Photoroom with a key', {
  tags: ['long'],
}, async () => {
  const cutsBy = async (variables: Record<string, string>) => {
    const images = await chooseImages(readEnvironment(variables), logger);
    await images.close();
    return images.cutOutsBy;
  };
  expect(await cutsBy({})).toBe('engine');
  expect(await cutsBy({ CUTOUT_MODEL: 'image-engine/model/saliency.onnx.br' })).toBe('andromeda');
  expect(await cutsBy({ PHOTOROOM_API_KEY: 'k' })).toBe('photoroom');
});
