import { readFileSync } from 'node:fs';
import type { AndromedaServer } from './andromeda-server.ts';

interface RegisteredRemote {
  remote: string;
  revision: number;
  setBy: string;
  canaryVersion: string | null;
}

/** Returns every remote that a test released to the built version, so that the next test finds the server unchanged. */
export async function followBuilds({ url, dataDir }: AndromedaServer): Promise<void> {
  const authorization = `Bearer ${readFileSync(`${dataDir}/deploy-token`, 'utf8').trim()}`;
  const call = async (path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${url}/api/remotes${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const { remotes } = (await (await call('')).json()) as { remotes: RegisteredRemote[] };
  for (const { remote, revision, setBy, canaryVersion } of remotes)
    if (setBy !== 'start' || canaryVersion)
      await call(`/${remote}/changes`, { action: 'follow_build', revision });
}
