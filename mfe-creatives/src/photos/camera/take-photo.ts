import { photoName } from './photo-name.ts';

const JPEG = 'image/jpeg';
const QUALITY = 0.92;
/** Some phones never answer; the frame on the screen is then the photo. */
const PATIENCE_MS = 5000;

/** One photo as a JPEG: a still of the camera where the browser takes one, or else the frame that `video` shows. */
export async function takePhoto(stream: MediaStream, video: HTMLVideoElement): Promise<File> {
  const still = (await stillOf(stream)) ?? (await jpegOf(video, video.videoWidth, video.videoHeight));
  return new File([still], photoName(new Date()), { type: JPEG });
}

async function stillOf(stream: MediaStream): Promise<Blob | null> {
  const track = stream.getVideoTracks()[0];
  if (!track || typeof ImageCapture !== 'function') return null;
  try {
    const still = await soon(new ImageCapture(track).takePhoto());
    if (still.type === JPEG) return still;
    const bitmap = await createImageBitmap(still);
    return await jpegOf(bitmap, bitmap.width, bitmap.height).finally(() => bitmap.close());
  } catch {
    return null;
  }
}

function soon<Value>(answer: Promise<Value>): Promise<Value> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('the camera does not answer')), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function jpegOf(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(source, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  if (!blob || width === 0) throw new Error('the camera shows no picture');
  return blob;
}
