import { useSession } from '@andromeda/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { PageSpinner } from '../page-spinner.tsx';
import { useRemoteHost } from './remote-host.ts';

/** Shows its children once the page has the remotes of the signed-in user. */
export function OwnRemotes({ children }: { children: ReactNode }) {
  const { userRemotes } = useRemoteHost();
  const { id } = useSession().user;
  const [, drawAgain] = useState<string>();
  const own = userRemotes.areOf(id);
  useEffect(() => {
    if (!own) void userRemotes.bring(id).then(() => drawAgain(id));
  }, [own, userRemotes, id]);
  return own ? children : <PageSpinner />;
}
