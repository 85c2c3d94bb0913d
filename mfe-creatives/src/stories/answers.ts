import type { FakeAnswers } from '@andromeda/platform/testing/browser';

/** What the stories' screens are answered beside what the platform's fake BFF knows: a photo with its cut-out. */
export const answers: FakeAnswers = {
  'GET /api/images/:id/cut-out/photo': () =>
    fetch(new URL('../tools/background/example-photo.webp', import.meta.url)),
  'GET /api/images/:id/cut-out/mask': () =>
    fetch(new URL('../tools/background/example-cut-out.webp', import.meta.url)),
};
