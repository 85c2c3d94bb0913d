import { expect, test, vi } from 'vitest';
import { takePhoto } from './take-photo.ts';

const stream = { getVideoTracks: () => [new EventTarget()] } as unknown as MediaStream;
const frame = new Blob(['frame'], { type: 'image/jpeg' });

function screenOf(width: number) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(frame));
  return { videoWidth: width, videoHeight: width } as HTMLVideoElement;
}

const capture = (takes: () => Promise<Blob>) =>
  vi.stubGlobal(
    'ImageCapture',
    class {
      takePhoto = takes;
    },
  );

test('a still of the camera is the photo, where the browser takes one', async () => {
  capture(async () => new Blob(['still'], { type: 'image/jpeg' }));
  const photo = await takePhoto(stream, screenOf(1200));
  expect([photo.type, await photo.text()]).toEqual(['image/jpeg', 'still']);
});

test('without stills, or where one fails, the frame on the screen is the photo', async () => {
  vi.stubGlobal('ImageCapture', undefined);
  expect(await (await takePhoto(stream, screenOf(1200))).text()).toBe('frame');
  capture(() => Promise.reject(new Error('UnknownError')));
  expect(await (await takePhoto(stream, screenOf(1200))).text()).toBe('frame');
});

test('a camera that never answers is not waited for longer than five seconds', async () => {
  vi.useFakeTimers();
  capture(() => new Promise(() => {}));
  const photo = takePhoto(stream, screenOf(1200));
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await (await photo).text()).toBe('frame');
});

test('a screen without a picture yields no photo', async () => {
  vi.stubGlobal('ImageCapture', undefined);
  await expect(takePhoto(stream, screenOf(0))).rejects.toThrow('the camera shows no picture');
});
