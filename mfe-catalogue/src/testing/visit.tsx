import type { PreparationRequest } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { createFakeBff } from '@andromeda/platform/testing/browser';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { routes } from '../routes.tsx';

/** One call that changes something, as it was sent. */
export interface SentCall {
  call: string;
  body: unknown;
  key: string | null;
}

/** The fake BFF, which remembers what was sent to it. It outlives a reload of the page. */
export function fakeNetwork(options: Parameters<typeof createFakeBff>[0] = {}) {
  const network = createFakeBff(options);
  const sent: SentCall[] = [];
  const asked: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input instanceof Request ? input.url : input));
    const method = init?.method ?? 'GET';
    if (method === 'GET') asked.push(pathname + search);
    else
      sent.push({
        call: `${method} ${pathname}`,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
        key: new Headers(init?.headers).get('idempotency-key'),
      });
    return network(input, init);
  };
  return { send, sent, asked };
}

type Address = ComponentProps<typeof FakeHost>['address'];

/** Opens an address of the catalogue over a network. */
export function visit(address: Address, network = fakeNetwork()) {
  const prepared: PreparationRequest[] = [];
  render(
    <FakeHost
      remote={{ routes }}
      address={address}
      send={network.send}
      onPrepare={(request) => prepared.push(request)}
    />,
  );
  return { user: userEvent.setup(), prepared, ...network };
}

/** The products of the fake BFF: one with pictures and texts, one with a name alone. */
export const MUG = '00000000-0000-4000-8000-000000000801';
export const CANDLE = '00000000-0000-4000-8000-000000000803';
