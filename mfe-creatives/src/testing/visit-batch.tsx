import type { Prepare } from '@andromeda/platform/host';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carryDraft } from '../creative-draft.ts';
import { routes } from '../routes.tsx';
import { type fakeBff, photo } from './fake-bff.ts';

export const NAMES = ['caneca.png', 'tenis.png', 'bolsa.png', 'vaso.png', 'relogio.png'];

/** Opens 'Várias fotos de uma vez' with photos of these names that another screen brought. */
export async function visitBatch(
  bff: ReturnType<typeof fakeBff>,
  names: readonly string[] = NAMES,
  onPrepare: Prepare = () => undefined,
  config: { pushKey?: string } = {},
  /** What stands at addresses of other remotes. */
  others: typeof routes = [],
) {
  const files = names.map((name) => photo(name));
  const state = carryDraft({ files, idea: '' }, 'user-1');
  const address = { pathname: '/creative-generator/lote', state };
  render(
    <FakeHost
      remote={{ routes: [...routes, ...others] }}
      {...{ address, config, onPrepare }}
      send={bff.send}
    />,
  );
  await screen.findByRole('heading', { name: 'Várias fotos de uma vez' });
  return userEvent.setup();
}

export const find = (name: string | RegExp) => screen.findByRole('button', { name });
export const status = (words: string) => screen.findByText(words);
