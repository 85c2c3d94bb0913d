import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '../remote.ts';
import type { RemoteUnderTest } from './contract.ts';
import { createFakeBff, type FakeBffOptions, type FakeState } from './fake-bff/fake-bff.ts';
import { FakeHost, MountedRoutes } from './fake-host.tsx';
import { type PageWatch, watchPage } from './watch-page.ts';

/** The states in which every screen of a remote is looked at. */
export const contractStates = [
  'normal',
  'empty',
  'pending',
  'error',
  'signed_out',
] as const satisfies FakeState[];
export type ContractState = (typeof contractStates)[number];

/** What each state promises a user. */
export const promises: Record<ContractState, string> = {
  normal: 'mostra a tela',
  empty: 'mostra a tela para quem ainda não tem nada',
  pending: 'mostra que está carregando enquanto a rede não responde',
  error: 'diz em português que algo falhou quando toda chamada falha',
  signed_out: 'avisa o shell quando a sessão acabou, sem quebrar',
};

/** Calls that the shell's own panels make as well; a screen may stay silent where only these fail. */
const FRAME_CALLS = ['/api/credits', '/api/profile'];
const FAILURE_WORDS =
  /não foi possível|não conseguimos|não encontramos|não carreg|erro|falh|indispon|tent(?:e|ar) novamente/i;
const LEAKS =
  /\bundefined\b|\bNaN\b|\[object Object\]|\binternal_error\b|\bnot_authenticated\b|\bTypeError\b/;
const BUSY = '[aria-busy="true"], [role="status"], [role="progressbar"]';

/** What a screen is checked with: calls that the platform does not know, and the flags that are on. */
export interface ScreenOptions extends Pick<FakeBffOptions, 'answers'> {
  flags?: readonly string[];
}

/** Shows one screen of a remote in one state of the network and answers what breaks the contract, as sentences. */
export async function checkScreen(
  { description, routes }: RemoteUnderTest,
  path: string,
  state: ContractState,
  { flags = [], ...options }: ScreenOptions = {},
): Promise<string[]> {
  sessionStorage.clear();
  const place = document.body.appendChild(document.createElement('div'));
  const page = watchPage(place);
  const heard: Heard = { calls: [], crash: null, ended: false };
  const root = createRoot(place, { onCaughtError: () => undefined, onUncaughtError: () => undefined });
  try {
    const send = listening(state, createFakeBff({ ...options, state }), page, heard);
    // Inside the router, which would otherwise show a page of its own.
    const screen = (
      <Boundary onCrash={(error) => (heard.crash = error)}>
        <MountedRoutes remote={{ routes: routes as RemoteModule['routes'] }} />
      </Boundary>
    );
    root.render(
      <FakeHost
        remote={{ routes: [{ path: '*', element: screen }] }}
        address={path}
        send={send}
        flags={flags}
        onSessionEnded={() => (heard.ended = true)}
      />,
    );
    await page.calm(() => heard.crash !== null || isShown(place, state));
    // A broken screen has complained on the console, too.
    const said = heard.crash ? [] : page.complaints();
    const own = state === 'normal' ? otherHeading(place, description.headings?.[path]) : [];
    return [...faults(place, state, heard), ...own, ...said].map((fault) => `${path}: ${fault}`);
  } finally {
    root.unmount();
    page.stop();
    place.remove();
  }
}

interface Heard {
  calls: string[];
  crash: unknown;
  ended: boolean;
}

function listening(state: ContractState, send: typeof fetch, page: PageWatch, heard: Heard): typeof fetch {
  return (input, init) => {
    heard.calls.push(new URL(String(input instanceof Request ? input.url : input)).pathname);
    // A call that is never answered is not waited for.
    return state === 'pending' ? send(input, init) : page.during(send(input, init));
  };
}

function isShown(place: HTMLElement, state: ContractState): boolean {
  if (state === 'pending') return textOf(place) !== '' || place.querySelector(BUSY) !== null;
  return place.querySelector('h1, h2, [role="heading"], [role="alert"]') !== null;
}

function faults(place: HTMLElement, state: ContractState, { calls, crash, ended }: Heard): string[] {
  if (crash) return [`a tela quebrou: ${crash instanceof Error ? crash.message : String(crash)}`];
  const text = textOf(place);
  const leak = LEAKS.exec(text)?.[0];
  const leaks = leak ? [`a tela mostra "${leak}" a quem a usa`] : [];
  if (!isShown(place, state))
    return [...leaks, state === 'pending' ? 'a tela fica vazia enquanto espera' : 'a tela fica sem título'];
  const own = calls.some((call) => !FRAME_CALLS.includes(call));
  if (state === 'error' && own && !FAILURE_WORDS.test(text))
    return [...leaks, 'toda chamada falhou e a tela não diz nada'];
  if (state === 'signed_out' && calls.length > 0 && !ended)
    return [...leaks, 'a sessão acabou e o shell não soube: faça as chamadas pelo `useApi` da plataforma'];
  return leaks;
}

/** The page shows the heading of `remote.json` until the screen is there, where no other may take its place. */
function otherHeading(place: HTMLElement, said: { title: string; subtitle?: string } | undefined): string[] {
  if (!said) return [];
  const shown = textOf(place.querySelector<HTMLElement>('h1') ?? place);
  const title = said.title.replaceAll('*', '');
  if (shown !== title) return [`o título é "${shown}", e remote.json anuncia "${title}" em "headings"`];
  if (said.subtitle === undefined || textOf(place).includes(said.subtitle)) return [];
  return [`remote.json anuncia "${said.subtitle}" abaixo do título, e a tela não o mostra`];
}

const textOf = (place: HTMLElement) => (place.textContent ?? '').trim();

class Boundary extends Component<{ onCrash(error: unknown): void; children: ReactNode }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
