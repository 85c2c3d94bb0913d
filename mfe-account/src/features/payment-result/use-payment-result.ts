import { ApiError, creditBalanceQuery, subscriptionQuery, useApi } from '@andromeda/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds that 'Processando pagamento...' is shown at least (docs/product.md#payment-result). */
const PROCESSING_MS = 2000;
/** How often the server is asked again where it could not answer; a refusal is final. */
const MORE_TRIES = 2;

export type PaymentResult = 'processing' | 'confirmed' | 'failed' | 'signed_out';

/** What the server says of a payment session; without one there is nothing to confirm. */
export function usePaymentResult(sessionId: string | null): PaymentResult {
  const api = useApi();
  const queries = useQueryClient();
  const waited = useWaited(PROCESSING_MS);
  const { data, error, isPending } = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: async ({ signal }) => {
      if (!sessionId) return false;
      await api.checkout.confirm(sessionId, signal);
      // Credits and plan are others from now on.
      void queries.invalidateQueries({ queryKey: creditBalanceQuery(api).queryKey });
      void queries.invalidateQueries({ queryKey: subscriptionQuery(api).queryKey });
      return true;
    },
    networkMode: 'always',
    retry: (tries, cause) => tries < MORE_TRIES && !isRefusal(cause),
    retryDelay: 700,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending || !waited) return 'processing';
  if (data) return 'confirmed';
  return error instanceof ApiError && error.status === 401 ? 'signed_out' : 'failed';
}

const isRefusal = (cause: unknown) => cause instanceof ApiError && cause.status >= 400 && cause.status < 500;

function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
