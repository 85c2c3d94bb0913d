import type { ResolvedRemote } from '@andromeda/platform/host';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NotEntered } from './access/not-entered.tsx';
import { useEntrances } from './access/use-entrances.ts';
import { findRemote } from './federation/find-remote.ts';
import { OwnRemotes } from './federation/own-remotes.tsx';
import { useRemotes } from './federation/remote-host.ts';
import { RemoteOutlet } from './federation/remote-outlet.tsx';
import { UnknownAddressError } from './federation/unknown-address.ts';
import { Frame } from './frame/frame.tsx';
import { BannerArea } from './notices/banner-area.tsx';
import { PreparationPlace } from './preparation/preparation-place.tsx';
import { RequireSession } from './session/require-session.tsx';
import { useSessionState } from './session/session-context.ts';
import { WrongAddress } from './wrong-address.tsx';

/** Every address that is not the shell's own: the remote that serves it, in the frame unless it is public. */
export function Screens() {
  const { pathname } = useLocation();
  const remote = findRemote(useRemotes(), pathname);
  const session = useSessionState();
  if (!remote && session.status !== 'signedIn') throw new UnknownAddressError(pathname);
  if (!remote)
    return (
      <RequireSession>
        <OwnRemotes>
          <Frame>
            <WrongAddress />
          </Frame>
        </OwnRemotes>
      </RequireSession>
    );
  const open = remote.publicPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (open) {
    return (
      <>
        <BannerArea />
        <RemoteOutlet />
      </>
    );
  }
  return (
    <RequireSession>
      <OwnRemotes>
        <FramedRemote remote={remote} />
      </OwnRemotes>
    </RequireSession>
  );
}

/** A remote in the frame, or what stands there for a user who may not enter it: then the frame is the usual one. */
function FramedRemote({ remote }: { remote: ResolvedRemote }) {
  const { entryOf, askAgain } = useEntrances();
  const [entered, setEntered] = useState<string>();
  const now = entryOf(remote);
  if (now === 'open' && entered !== remote.name) setEntered(remote.name);
  // A plan that ends takes away no screen on which something may be begun: the server refuses what is no longer in it.
  const entry = now === 'plan_missing' && entered === remote.name ? 'open' : now;
  const refused = entry === 'role_missing' || entry === 'plan_missing';
  return (
    <Frame remote={refused ? undefined : remote}>
      <PreparationPlace>
        {entry === 'open' ? (
          <RemoteOutlet />
        ) : (
          <NotEntered remote={remote} entry={entry} onRetry={askAgain} />
        )}
      </PreparationPlace>
    </Frame>
  );
}
