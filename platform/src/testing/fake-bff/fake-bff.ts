import { accountAnswers } from './account-answers.ts';
import { brandKitAnswers } from './brand-kit-answers.ts';
import { bodyOf, type FakeAnswers, findAnswer, refusal } from './calls.ts';
import { createStore } from './examples.ts';
import { marketplaceAnswers } from './marketplace-answers.ts';
import { productAnswers } from './product-answers.ts';
import { releaseAnswers } from './release-answers.ts';
import { styleAnswers } from './style-answers.ts';
import { templateAnswers } from './template-answers.ts';
import { assistantAnswers, pictureAnswers, textAnswers } from './work-answers.ts';

/**
 * How the fake BFF behaves: with a seller's work of some weeks, with nothing yet, failing each call (500), slow by two
 * seconds, without credits, never answering, or not knowing the session (401).
 */
export type FakeState = 'normal' | 'empty' | 'error' | 'slow' | 'no_credits' | 'pending' | 'signed_out';

const SLOW_MS = 2_000;

/** What a network of the remote's own answers, beside or instead of the platform's calls. */
export interface FakeBffOptions {
  state?: FakeState;
  answers?: FakeAnswers;
}

/** The whole BFF as a `fetch`, in memory: every call that the platform promises, with believable data. */
export function createFakeBff({ state = 'normal', answers = {} }: FakeBffOptions = {}): typeof fetch {
  const filled = state !== 'empty';
  const store = createStore(filled);
  if (state === 'no_credits') Object.assign(store, { credits: 0, turboCredits: 0 });
  const all: FakeAnswers = {
    ...answers,
    ...accountAnswers(store, filled),
    ...releaseAnswers(filled),
    ...pictureAnswers(store),
    ...textAnswers(store),
    ...assistantAnswers(store),
    ...productAnswers(store),
    ...brandKitAnswers(store),
    ...styleAnswers(store),
    ...templateAnswers(store),
    ...marketplaceAnswers(filled),
    ...answers,
  };
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    if (state === 'pending') return never(init?.signal);
    if (state === 'error') return refusal(500, 'internal_error');
    if (state === 'signed_out') return refusal(401, 'not_authenticated');
    if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const found = findAnswer(all, init?.method ?? 'GET', url.pathname);
    if (!found) return refusal(404, 'not_found');
    return found.answer({ params: found.params, query: url.searchParams, body: bodyOf(init?.body) });
  };
}

function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
