import { randomUUID } from 'node:crypto';
import { failure, textReply } from '../../host/fake-gemini.ts';
import type { Check, Group } from '../check.ts';
import { secondsUntil } from '../figures.ts';
import { outcomeOf, requestPicture } from '../request-picture.ts';

/** An outside model draws a scene behind the product; `says` is what it answers to every call for a picture. */
const failing = (name: string, says: typeof failure, attempts: number, expected: RegExp): Check => ({
  name,
  promise: `A provider that answers ${name} costs nothing.`,
  async run(world) {
    const { gemini, ...product } = await world.withProvider();
    gemini.reset();
    gemini.answer.image = () => says;
    const caller = await product.newCaller();
    const request = { operation: 'context_edit', prompt: 'Sobre uma mesa de madeira' };
    const outcome = await outcomeOf(await requestPicture(caller, await world.photo(), request));
    const asked = gemini.calls.filter(({ model }) => model === 'imagens').length;
    const left = await caller.credits();
    return {
      figure: `${outcome} after ${asked} attempts, ${left} of 5 credits left`,
      held: expected.test(outcome) && left === 5 && asked === attempts,
    };
  },
});

export const providers: Group = {
  name: 'providers',
  checks: [
    failing('500', failure, 2, /^502 generation_failed/),
    failing('words instead of a picture', textReply('Desculpe'), 2, /^502 image_not_produced/),
    {
      name: 'late after the lease',
      promise: 'A picture that comes after its lease ended is not charged, and its credit is back before.',
      long: true,
      async run(world) {
        const { gemini, ...product } = await world.withProvider();
        gemini.reset();
        const answering = Promise.withResolvers<void>();
        gemini.answer.image = async () => {
          await answering.promise;
          return gemini.paint();
        };
        const caller = await product.newCaller();
        const key = randomUUID();
        const request = { key, operation: 'context_edit', prompt: 'Sobre uma mesa de madeira' };
        const late = requestPicture(caller, await world.photo(), request);
        await secondsUntil(async () => gemini.calls.length > 0, 20);
        // The lease ends now, as if the provider had taken all of it.
        await product.asService(`/rest/v1/generations?user_id=eq.${caller.userId}`, {
          method: 'PATCH',
          body: JSON.stringify({ reserved_until: new Date(Date.now() - 1000).toISOString() }),
        });
        const back = await secondsUntil(async () => (await caller.credits()) === 5, 60);
        answering.resolve();
        const outcome = await outcomeOf(await late);
        const { images } = await (await caller.call('/api/images')).json();
        const left = await caller.credits();
        return {
          figure: `credit back after ${back?.toFixed(1) ?? '> 60'} s, then ${outcome}, ${images.length} pictures, ${left} of 5 credits left`,
          held:
            back !== null && left === 5 && images.length === 0 && outcome === '503 generation_interrupted',
        };
      },
    },
  ],
};
