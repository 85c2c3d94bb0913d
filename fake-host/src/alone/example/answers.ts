import type { FakeAnswers } from '@andromeda/platform/testing/browser';

/** A remote without `src/testing/answers.ts` calls nothing but what the platform promises. */
export const answers: FakeAnswers = {};
