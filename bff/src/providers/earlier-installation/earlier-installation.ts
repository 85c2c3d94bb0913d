import { LiveRemotes } from '../../../contract/page-config.ts';
import type { EarlierInstallation } from '../../ports/earlier-installation.ts';

/** Who waits for this answer has pressed a button. */
const LONGEST_MS = 5_000;

const Shown = LiveRemotes.pick({ remotes: true });

/** Reads what any visitor may: the list of remotes that the installation's pages carry. */
export function createEarlierInstallation(address: string, send: typeof fetch = fetch): EarlierInstallation {
  const { origin } = new URL(address);
  return {
    origin,
    async shown(name) {
      const answer = await send(`${origin}/remotes.json`, {
        redirect: 'error',
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      if (!answer.ok) throw new Error(`${origin}/remotes.json answers ${answer.status}`);
      const { remotes } = Shown.parse(await answer.json());
      const remote = remotes.find((each) => each.name === name);
      return remote ? { version: remote.version, files: remote.integrity } : null;
    },
  };
}
