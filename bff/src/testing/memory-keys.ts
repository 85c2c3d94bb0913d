import type { RemoteKey } from '../../contract/release-keys.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';

/** Keys over a list, by the same rules as the database's functions. */
export function createMemoryKeys(
  now: () => string,
  note: (entry: Omit<Parameters<RemoteRegistry['note']>[0], 'version'>) => void,
) {
  const keys: RemoteKey[] = [];
  const find = (remote: string, fingerprint: string) =>
    keys.findIndex((key) => key.remote === remote && key.fingerprint === fingerprint);
  const methods: Pick<RemoteRegistry, 'registerKey' | 'revokeKey'> = {
    registerKey: async (given, who) => {
      const known = keys[find(given.remote, given.fingerprint)];
      if (known) return known.revokedAt ? null : known;
      const key = { ...given, createdBy: who, createdAt: now(), revokedAt: null };
      keys.push(key);
      const { remote, label, fingerprint } = given;
      note({ who, what: 'key_registered', remote, detail: { label, key: fingerprint } });
      return key;
    },
    revokeKey: async (remote, fingerprint, who) => {
      const place = find(remote, fingerprint);
      const known = keys[place];
      if (!known) return false;
      if (known.revokedAt) return true;
      keys[place] = { ...known, revokedAt: now() };
      note({ who, what: 'key_revoked', remote, detail: { label: known.label, key: fingerprint } });
      return true;
    },
  };
  return { keys, methods };
}
