import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AndromedaServer } from './andromeda-server.ts';

/** Writes to the registry's tables without the checks of the BFF. The server must be started with `EMBEDDED_SUPABASE_PORT`. */
export function openRegistryTable({ dataDir }: Pick<AndromedaServer, 'dataDir'>, port: number) {
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { secretKey: string };
  const headers = {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    'content-type': 'application/json',
  };
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/rest/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    /** Adds a copy of a published version that asks for another platform. */
    async forge(remote: string, version: string, forged: string, platform: string): Promise<void> {
      const [row] = await call(`remote_versions?remote=eq.${remote}&version=eq.${version}`);
      const { description, manifest, files, shared, digest } = row;
      await call('rpc/publish_remote_version', {
        p_version: {
          ...{
            remote,
            version: forged,
            manifest,
            files,
            shared,
            digest,
            typesChecked: true,
            contractChecked: true,
          },
          description: { ...description, version: forged, platform },
        },
        p_who: 'por fora',
      });
    },
    /** Makes a version live for every user. */
    async promote(remote: string, version: string, revision: number): Promise<void> {
      const done = await call('rpc/change_remote_release', {
        ...{ p_remote: remote, p_revision: revision, p_what: 'promote', p_version: version },
        ...{ p_percent: null, p_built: null, p_who: 'por fora', p_detail: {} },
      });
      if (done.outcome !== 'done') throw new Error(`${remote} ${version}: ${done.outcome}`);
    },
  };
}
