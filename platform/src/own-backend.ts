import { useContext, useMemo } from 'react';
import { useApi } from './api/api-context.ts';
import type { BackendClient } from './api/backend-api.ts';
import { RemoteContext } from './remote-context.ts';

/**
 * The way to this remote's own backend, in the version of this screen: `hc<AppOf<typeof backend>>(address, { fetch })`. Every
 * answer that is not 2xx rejects with `ApiError`. Throws outside of a remote's screen.
 */
export function useBackend(): BackendClient {
  const remote = useContext(RemoteContext);
  const api = useApi();
  if (!remote) throw new Error('useBackend deve ser usado na tela de um remoto');
  const { name, version } = remote;
  return useMemo(() => api.backend(name, version), [api, name, version]);
}
