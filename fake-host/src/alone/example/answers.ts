import type { FakeAnswers } from '@andromeda/platform/testing/browser';

/** A remote without `src/testing/answers.ts` needs no answers beyond those that the platform promises. */
export const answers: FakeAnswers = {};
