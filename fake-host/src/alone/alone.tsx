import { AppFrame, EmptyState, Logo, MobileHeader, Sidebar } from '@andromeda/design-system';
import type { RemoteModule } from '@andromeda/platform';
import {
  createFakeBff,
  type FakeAnswers,
  FakePlatform,
  MountedRoutes,
  type RemoteSelfDescription,
} from '@andromeda/platform/testing/browser';
import { Component, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Controls } from './controls.tsx';
import { Notices } from './notices.tsx';
import { flagsIn, keepFlags, keepState, keptFlags, keptState } from './states.ts';

/** The remote that the page runs. */
export interface AloneRemote {
  description: RemoteSelfDescription & { fullHeightPaths?: readonly string[] };
  module: RemoteModule;
  answers: FakeAnswers;
}

/** One remote in the frame of the design system, over a fake BFF whose state the engineer chooses. */
export function Alone({ remote }: { remote: AloneRemote }) {
  const { pathname } = useLocation();
  const [state, setState] = useState(keptState);
  const [flags, setFlags] = useState(() => keptFlags());
  const send = useMemo(() => createFakeBff({ state, answers: remote.answers }), [state, remote.answers]);
  const choose = (next: typeof state) => {
    keepState(next);
    setState(next);
  };
  const turn = (next: string) => {
    keepFlags(next);
    setFlags(next);
  };
  const controls = (
    <Controls description={remote.description} state={state} onState={choose} flags={flags} onFlags={turn} />
  );
  const brand = <Logo label={remote.description.name} />;
  const full = remote.description.fullHeightPaths?.includes(pathname);
  return (
    // A new state is a new network: the cache forgets everything it has read.
    <FakePlatform key={state} send={send} flags={flagsIn(flags)}>
      <AppFrame
        height={full ? 'full' : 'page'}
        sidebar={<Sidebar brand={brand}>{controls}</Sidebar>}
        mobileHeader={<MobileHeader brand={brand} menu={controls} />}
        banner={<Notices />}
      >
        <Boundary key={pathname}>
          <Screen module={remote.module} />
        </Boundary>
      </AppFrame>
    </FakePlatform>
  );
}

function Screen({ module }: { module: RemoteModule }) {
  return (
    MountedRoutes({ remote: module }) ?? (
      <EmptyState
        drawing="lost"
        title="Este remote não atende este endereço"
        description="No produto, outro remote ou o shell responde aqui."
      />
    )
  );
}

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <EmptyState
        drawing="lost"
        title="A tela quebrou"
        description={error instanceof Error ? error.message : String(error)}
      />
    );
  }
}
