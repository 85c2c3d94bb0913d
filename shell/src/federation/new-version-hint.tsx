import { Button, Snackbar } from '@andromeda/design-system';
import { useNotificationState } from '@andromeda/platform';
import type { ResolvedRemote } from '@andromeda/platform/host';
import { useEffect, useState } from 'react';
import { useNewestVersion } from './remote-host.ts';

/** Milliseconds for which a screen may be older than the live version before the hint appears. */
const OLD_AFTER_MS = 3 * 60_000;

/** Says discreetly that there is a newer version of the screen. After it is closed, that version is not mentioned again. */
export function NewVersionHint({ remote }: { remote: ResolvedRemote }) {
  const newest = useNewestVersion(remote.name);
  const [old, setOld] = useState<string | undefined>(undefined);
  const [closed, setClosed] = useState<string | undefined>(undefined);
  const { snackbar } = useNotificationState();
  const newer = newest === remote.version ? undefined : newest;
  useEffect(() => {
    if (!newer) return;
    const timer = setTimeout(() => setOld(newer), OLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [newer]);
  if (!newer || old !== newer || closed === newer || snackbar) return null;
  return (
    <div aria-live="polite">
      <Snackbar
        tone="info"
        onClose={() => setClosed(newer)}
        action={
          <Button variant="quiet" onClick={() => location.reload()}>
            Recarregar
          </Button>
        }
      >
        Há uma versão nova desta tela.
      </Snackbar>
    </div>
  );
}
