import { useSession } from '@andromeda/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { PageSpinner } from '../page-spinner.tsx';
import { useRemoteHost } from './remote-host.ts';

/** Shows its children once the page has the remotes of whoever is signed in. */
export function OwnRemotes({ children }: { children: ReactNode }) {
  const { persons } = useRemoteHost();
  const { id } = useSession().user;
  const [, drawAgain] = useState<string>();
  const own = persons.areOf(id);
  useEffect(() => {
    if (!own) void persons.bring(id).then(() => drawAgain(id));
  }, [own, persons, id]);
  return own ? children : <PageSpinner />;
}
