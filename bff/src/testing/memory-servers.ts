import type { RemoteServer } from '../../contract/remote-servers.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';

/** Servers of teams over a map, by the same rules as the database's functions. */
export function createMemoryServers(
  now: () => string,
  note: (entry: Omit<Parameters<RemoteRegistry['note']>[0], 'version'>) => void,
) {
  const servers = new Map<string, RemoteServer>();
  const methods: Pick<RemoteRegistry, 'registerServer' | 'removeServer'> = {
    registerServer: async (remote, address, who) => {
      const known = servers.get(remote);
      if (known?.address === address) return known;
      const server = { remote, address, createdBy: who, createdAt: now() };
      servers.set(remote, server);
      note({ who, what: 'server_registered', remote, detail: { address } });
      return server;
    },
    removeServer: async (remote, who) => {
      const known = servers.get(remote);
      if (!known) return false;
      servers.delete(remote);
      note({ who, what: 'server_removed', remote, detail: { address: known.address } });
      return true;
    },
  };
  return { servers, methods };
}
