import type { Assistant } from '../ports/assistant.ts';
import type { BackgroundRemover } from '../ports/background-remover.ts';
import type { ImageModel } from '../ports/image-model.ts';
import type { ListingWriter } from '../ports/listing-writer.ts';
import type { SellerMarketplace } from '../ports/marketplace.ts';
import { type Observer, unobserved } from '../ports/observer.ts';
import type { Payments } from '../ports/payments.ts';
import { outcomeOf } from './outcome-of.ts';

/** One provider as the operator knows it: `gemini`, `photoroom`, `chat`, `stripe`, `mercado_livre`, or `local`. */
export interface ObservedProvider {
  observer: Observer;
  vendor: string;
}

/** The outcome of a call that its user, a timeout or the end of the process cancelled. */
const GIVEN_UP = 'given_up';
const STOPPED_LISTENING = new Error('nobody listens to the answer any more');

type Model = Omit<ImageModel, 'changeBackgroundColor'>;

export function observeImageModel<Kind extends Model>(provider: ObservedProvider, model: Kind): Kind {
  return {
    ...model,
    changeBackground: observed(provider, 'changeBackground', model.changeBackground),
    editImage: observed(provider, 'editImage', model.editImage),
    addText: observed(provider, 'addText', model.addText),
    generateImage: observed(provider, 'generateImage', model.generateImage),
    describe: observed(provider, 'describe', model.describe),
  };
}

export const observeColours = <Kind extends Pick<ImageModel, 'changeBackgroundColor'>>(
  provider: ObservedProvider,
  model: Kind,
): Kind => ({
  ...model,
  changeBackgroundColor: observed(provider, 'changeBackgroundColor', model.changeBackgroundColor),
});

export const observeRemover = <Kind extends BackgroundRemover>(
  provider: ObservedProvider,
  remover: Kind,
): Kind => ({
  ...remover,
  removeBackground: observed(provider, 'removeBackground', remover.removeBackground),
});

export const observeWriter = (provider: ObservedProvider, writer: ListingWriter): ListingWriter => ({
  ...writer,
  titles: observed(provider, 'titles', writer.titles),
  keywords: observed(provider, 'keywords', writer.keywords),
  listing: observed(provider, 'listing', writer.listing),
});

export function observePayments(provider: ObservedProvider, payments: Payments): Payments {
  return {
    ...payments,
    openCheckout: observed(provider, 'openCheckout', payments.openCheckout),
    readCheckout: observed(provider, 'readCheckout', payments.readCheckout),
    readSubscription: observed(provider, 'readSubscription', payments.readSubscription),
    cancelAtPeriodEnd: observed(provider, 'cancelAtPeriodEnd', payments.cancelAtPeriodEnd),
    endNow: observed(provider, 'endNow', payments.endNow),
    closeCheckouts: observed(provider, 'closeCheckouts', payments.closeCheckouts),
    forgetCustomer: observed(provider, 'forgetCustomer', payments.forgetCustomer),
    readMessage: observed(provider, 'readMessage', payments.readMessage),
  };
}

export const observeMarketplace = (
  provider: ObservedProvider,
  marketplace: SellerMarketplace,
): SellerMarketplace => ({
  ...marketplace,
  exchangeCode: observed(provider, 'exchangeCode', marketplace.exchangeCode),
  renew: observed(provider, 'renew', marketplace.renew),
  revoke: observed(provider, 'revoke', marketplace.revoke),
  accountName: observed(provider, 'accountName', marketplace.accountName),
  listings: observed(provider, 'listings', marketplace.listings),
  listing: observed(provider, 'listing', marketplace.listing),
  diagnose: observed(provider, 'diagnose', marketplace.diagnose),
  upload: observed(provider, 'upload', marketplace.upload),
  setPictures: observed(provider, 'setPictures', marketplace.setPictures),
});

/** An answer counts as one call, from the question to its last word. */
export function observeAssistant(provider: ObservedProvider, assistant: Assistant): Assistant {
  return {
    ...assistant,
    async *answer(conversation, signal) {
      const ended = Promise.withResolvers<{ costUsd: number }>();
      const untilEnd = (_input: { signal: AbortSignal }) => ended.promise;
      const watched = observed(provider, 'answer', untilEnd)({ signal });
      // A caller that listens to the words learns of a failure from them.
      watched.catch(() => undefined);
      try {
        const expense = yield* assistant.answer(conversation, signal);
        ended.resolve(expense);
        return expense;
      } catch (error) {
        ended.reject(error);
        throw error;
      } finally {
        // The caller stopped listening.
        ended.reject(STOPPED_LISTENING);
      }
    },
  };
}

/** The watched call, with what it cost. */
function observed<Args extends unknown[], Answer>(
  { observer, vendor }: ObservedProvider,
  operation: string,
  call: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  if (observer === unobserved) return call;
  const known = { kind: 'provider', vendor, operation } as const;
  return (...args) =>
    observer.watch(
      known,
      async () => {
        const answer = await call(...args);
        const costUsd = costOf(answer);
        if (costUsd > 0) observer.note({ what: 'spent', vendor, operation, costUsd });
        return answer;
      },
      {
        failed: (error) =>
          isGivenUp(args) || error === STOPPED_LISTENING ? GIVEN_UP : outcomeOf(known, error, undefined),
      },
    );
}

function costOf(answer: unknown): number {
  const told = typeof answer === 'object' && answer !== null && 'costUsd' in answer;
  return told && typeof answer.costUsd === 'number' ? answer.costUsd : 0;
}

function isGivenUp([input]: readonly unknown[]): boolean {
  const told = typeof input === 'object' && input !== null && 'signal' in input;
  return told && input.signal instanceof AbortSignal && input.signal.aborted;
}
