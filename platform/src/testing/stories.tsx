import { printPageOnce } from '@andromeda/tooling/print-page-once';
import { waiting } from '@andromeda/tooling/waiting-limits';
import { configure, getConfig } from '@testing-library/react';
import type { PublicConfig } from 'bff/contract';
import type { ReactNode } from 'react';
import type { InitialEntry } from 'react-router-dom';
import type { RemoteModule } from '../remote.ts';
import type { FakeAnswers } from './fake-bff/calls.ts';
import { createFakeBff, type FakeState } from './fake-bff/fake-bff.ts';
import { FakeHost } from './fake-host.tsx';

printPageOnce({ configure, getConfig });

/** What a story says of its screen. `answers` adds calls that the platform does not know. */
interface RemoteScreenProps extends RemoteModule {
  address: InitialEntry;
  state?: FakeState;
  answers?: FakeAnswers;
  /** What the public configuration says beside the usual. */
  config?: Partial<PublicConfig>;
}

/** One screen of a remote over a fake BFF: the states of a screen are its stories. */
export function RemoteScreen({
  routes,
  address,
  state = 'normal',
  answers = {},
  config = {},
}: RemoteScreenProps): ReactNode {
  const send = createFakeBff({ state, answers });
  return <FakeHost remote={{ routes }} address={address} send={send} config={config} />;
}

/** What the stories of one screen share, beside their title. */
export const screenAt = (routes: RemoteModule['routes'], address: InitialEntry) => ({
  component: RemoteScreen,
  args: { routes, address },
  parameters: { controls: { include: ['state'] } },
});

/** What a story's `play` gets, as far as it is needed here. */
interface Played {
  canvas: {
    findAllByText(text: string | RegExp, options: object, wait: { timeout: number }): Promise<unknown>;
  };
  canvasElement: HTMLElement;
}

/** A `play` that ends when the screen shows `text`; what the page is checked for comes after it. */
export const shows =
  (text: string | RegExp) =>
  async ({ canvas }: Played): Promise<void> => {
    await canvas.findAllByText(text, {}, { timeout: waiting.condition });
  };

/** A `play` that ends when the screen shows `text` and needs no sideways scrolling. */
export const holds =
  (text: string | RegExp) =>
  async (played: Played): Promise<void> => {
    await shows(text)(played);
    const { scrollWidth, clientWidth } = played.canvasElement.ownerDocument.documentElement;
    if (scrollWidth > clientWidth)
      throw new Error(`The screen is ${scrollWidth} px wide, in a window of ${clientWidth} px.`);
  };

/** What a story of a screen on a phone starts with. */
export const onAPhone = { globals: { viewport: { value: 'phone' } } };

/** A desktop at 200 % zoom has half its width. */
export const zoomed = { globals: { viewport: { value: 'zoomed' } } };

/** Letters twice as large on a phone: lines wrap, nothing is cut off sideways. */
export const inLargeLetters = {
  ...onAPhone,
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
};
