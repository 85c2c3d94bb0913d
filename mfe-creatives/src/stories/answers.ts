import type { FakeAnswers } from '@andromeda/platform/testing/browser';

/** What the stories' screens are answered beside what the platform's fake BFF knows: a photo with its cut-out. */
export const answers: FakeAnswers = {
  'GET /api/images/:id/cut-out/photo': () =>
    fetch(new URL('../tools/background/example-photo.webp', import.meta.url)),
  'GET /api/images/:id/cut-out/mask': () =>
    fetch(new URL('../tools/background/example-cut-out.webp', import.meta.url)),
  'GET /api/images/:id/cut-out/others': () => Response.json({ masks: [ellipse(0.2), ellipse(0.4)] }),
};

const [WIDTH, HEIGHT] = [320, 240];

/** A mask of the photo's shape, as a data address: an ellipse of a share of its size. */
function ellipse(share: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = 'white';
  context.ellipse(WIDTH / 2, HEIGHT / 2, WIDTH * share, HEIGHT * share, 0, 0, 2 * Math.PI);
  context.fill();
  return canvas.toDataURL();
}
