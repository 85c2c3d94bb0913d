import { ApiError, useApi, useLocation, useNotification, usePublicConfig } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keepWayBack } from '../../way-back.ts';
import { checkoutAddress } from './checkout-address.ts';
import { checkoutFailure } from './checkout-failure.ts';

/** Of a button that buys. `busy`: its checkout opens. `waiting`: another one does. */
export type CheckoutState = 'ready' | 'busy' | 'waiting';

/** Opens the checkout of a price, once however often it is pressed. `working` is the price under way. */
export function useCheckout() {
  const api = useApi();
  const { checkoutOrigins } = usePublicConfig();
  const { notify } = useNotification();
  const queries = useQueryClient();
  const { state } = useLocation();
  const leaving = useRef(false);
  const { mutate, reset, variables, status } = useMutation({
    networkMode: 'always',
    mutationFn: async (priceId: string) =>
      checkoutAddress((await api.checkout.start(priceId)).url, checkoutOrigins),
    onSuccess: (address) => {
      keepWayBack(state);
      window.location.assign(address);
    },
    onError: (error) => {
      leaving.current = false;
      if (error instanceof ApiError && error.code === 'price_missing')
        void queries.invalidateQueries({ queryKey: ['plans'] });
      notify({ type: 'error', ...checkoutFailure(error) });
    },
  });

  // A user who comes back with the browser's own button finds the page as they left it.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      leaving.current = false;
      reset();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);

  const buy = (priceId: string) => {
    if (leaving.current) return;
    leaving.current = true;
    mutate(priceId);
  };
  const working = status === 'pending' || status === 'success' ? variables : undefined;
  return { buy, working };
}
