import { DomainError } from '../domain-error.ts';
import { MarketplaceError } from '../ports/marketplace.ts';
import type { Ending, ObservedCall } from '../ports/observer.ts';
import { PaymentError } from '../ports/payments.ts';
import { ProviderError } from '../ports/provider-error.ts';

/** The outcome of a call that answered. */
export const OK = 'ok';

/** One of a few words for how a call failed. Never the error's message, which may hold what users wrote. */
export function outcomeOf<Answer>(
  { kind }: ObservedCall,
  error: unknown,
  ending: Ending<Answer> | undefined,
): string {
  if (ending?.failed) return ending.failed(error);
  if (error instanceof DomainError) return error.code;
  if (error instanceof ProviderError) return error.trouble ?? error.kind;
  if (error instanceof PaymentError) return error.kind;
  if (error instanceof MarketplaceError) return error.trouble;
  return kind === 'database' ? 'unavailable' : 'failed';
}
