import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { ImageEngineError } from '@andromeda/image-engine/errors';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { solidPicture } from '../../../testing/test-providers.ts';
import { createImageProcess } from './image-process.ts';
import { remoteEngine, remoteProcessor } from './remote-images.ts';

const { signal } = new AbortController();
/** A blue product on white. */
const photo = await sharp({ create: { width: 96, height: 96, channels: 3, background: '#ffffff' } })
  .composite([{ input: await solidPicture('#204080', 48).png().toBuffer() }])
  .png()
  .toBuffer();

const caller = new AsyncLocalStorage<string>();
const stages: [name: string, caller: string | undefined, ending: unknown][] = [];
const pictures = createImageProcess({
  model: null,
  warn: () => undefined,
  watch: async (name, run) => {
    const end = (ending: unknown) => stages.push([name, caller.getStore(), ending]);
    return run().then(
      (result) => {
        end('done');
        return result;
      },
      (error: unknown) => {
        end(error);
        throw error;
      },
    );
  },
});
const engine = remoteEngine(pictures);
const processor = remoteProcessor(pictures);
afterAll(() => pictures.close());

/** Counts what this process itself unpacks or packs meanwhile. */
async function countHere(work: () => Promise<unknown>): Promise<number> {
  let tasks = 0;
  const count = () => {
    tasks += 1;
  };
  sharp.queue.on('change', count);
  await work().finally(() => sharp.queue.off('change', count));
  return tasks;
}

describe('the process of pictures', () => {
  test('starts with the first picture and is kept', async () => {
    expect(pictures.pid).toBeUndefined();
    await processor.describe(photo);
    const { pid } = pictures;
    await processor.describe(photo);
    expect(pictures.pid).toBe(pid);
  });

  test('unpacks, makes and packs pictures, and the server none', async () => {
    const tasks = await countHere(async () => {
      const { bytes } = await processor.validateUpload(photo);
      const { png } = await engine.placeOnColour({ photo: bytes, colour: '#ff0000', signal });
      expect(await processor.describe(png)).toMatchObject({ width: 96, height: 96 });
      await processor.displayCopy(png, 640);
      await processor.photoOfCutOut(photo);
      await processor.chatPhoto(photo);
      const wanted = { width: 300, height: 300, fill: 0.9, white: 'cover' as const };
      const { jpeg, checks } = await engine.prepareForChannel({ picture: png, wanted });
      expect([jpeg?.subarray(0, 2).toString('hex'), checks.length]).toEqual(['ffd8', 4]);
    });
    expect(tasks).toBe(0);
  });

  test('gives way to the server with all its threads', { tags: ['long'] }, async () => {
    await engine.cutOut({ photo, signal });
    const tasks = `/proc/${pictures.pid}/task`;
    const threads = existsSync(tasks) ? readdirSync(tasks).map(Number) : [pictures.pid];
    expect(threads.map((thread) => getPriority(thread)).filter((nice) => nice <= getPriority())).toEqual([]);
  });

  test('reports its stages as if they ran in the calling process', async () => {
    await processor.describe(photo);
    stages.length = 0;
    await caller.run('ana', () => engine.placeOnColour({ photo, colour: '#ff0000', signal }));
    expect(stages).toEqual(
      ['decode', 'find_product', 'finish', 'encode'].map((name) => [name, 'ana', 'done']),
    );
  });

  test('says what was wrong with a photo, as the server would', async () => {
    const half = processor.validateUpload(photo.subarray(0, photo.length / 2));
    await expect(half).rejects.toMatchObject({ name: 'DomainError', code: 'image_unreadable' });
    const gif = processor.validateUpload(await solidPicture().gif().toBuffer());
    await expect(gif).rejects.toMatchObject({ code: 'image_format_refused', details: { format: 'GIF' } });
    const blank = await solidPicture('#336699', 64).png().toBuffer();
    await expect(engine.cutOut({ photo: blank, signal })).rejects.toMatchObject({
      name: 'ImageEngineError',
      reason: 'no_product',
    });
  });

  test('outlives the signals that stop the server, which may still need its pictures', async () => {
    await processor.describe(photo);
    const { pid = 0 } = pictures;
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.kill(pid, name);
    expect(await processor.describe(photo)).toMatchObject({ width: 96 });
    expect(pictures.pid).toBe(pid);
  });

  test('stops working for a user who left', async () => {
    const leaving = new AbortController();
    const cutOut = engine.cutOut({ photo, signal: leaving.signal });
    leaving.abort('left');
    await expect(cutOut).rejects.toMatchObject({ name: 'ImageEngineError', reason: 'cancelled' });
  });

  test('that is killed fails its open calls, and another process makes the next picture', {
    tags: ['long'],
  }, async () => {
    await processor.describe(photo);
    const ended = [engine.cutOut({ photo, signal }), processor.validateUpload(photo)].map((call) =>
      call.catch((error: unknown) => error),
    );
    const { pid = 0 } = pictures;
    process.kill(pid, 'SIGKILL');
    expect(await Promise.all(ended)).toMatchObject([{ reason: 'failed' }, { code: 'service_unavailable' }]);
    expect(await processor.describe(photo)).toMatchObject({ width: 96 });
    expect(pictures.pid).not.toBe(pid);
  });

  test('that was closed makes no more pictures', async () => {
    const underway = expect(engine.cutOut({ photo, signal })).rejects.toBeInstanceOf(ImageEngineError);
    pictures.close();
    await underway;
    await expect(engine.cutOut({ photo, signal })).rejects.toMatchObject({ reason: 'closed' });
    expect(pictures.pid).toBeUndefined();
  });
});
