import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeBff } from '../../testing/fake-bff.ts';
import { fakeCamera, seePicture } from '../../testing/fake-camera.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import { find, status, visitBatch } from '../../testing/visit-batch.tsx';
import { createBatchStore } from './batch-store.ts';

keepBlobs();
const store = createBatchStore('user-1');
beforeEach(async () => {
  await store.clear();
});

async function openCamera() {
  const camera = fakeCamera();
  const user = await visitBatch(fakeBff(), []);
  await status('Suas fotos aparecem aqui');
  await user.click(await find('Tirar Foto'));
  await seePicture();
  return { camera, user };
}

test('photos are taken in a row, counted, and join the batch together', async () => {
  const { camera, user } = await openCamera();
  expect(screen.queryByRole('button', { name: 'Concluir' })).toBeNull();
  await user.click(await find('Tirar Foto'));
  await status('1 foto');
  await user.click(await find('Tirar Foto'));
  await status('2 fotos');
  await user.click(await find('Concluir'));
  await status('2 na fila');
  expect(camera.lights()).toEqual(['ended']);
});

test('closing the camera loses none of the photos that were taken', async () => {
  const { user } = await openCamera();
  await user.click(await find('Tirar Foto'));
  await status('1 foto');
  await user.click(await find('Fechar'));
  await status('1 na fila');
});
