import { hkdfSync } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment, HostedProject } from '../environment.ts';

/**
 * The token that may do anything in the registry, or `null` when the operator set none. The embedded mode derives
 * one and writes it to the data folder, where the command line reads it.
 */
export function chooseMasterToken(
  { DEPLOY_TOKEN, DATA_DIR, hosted }: Environment,
  { secretKey }: Pick<HostedProject, 'secretKey'>,
): string | null {
  if (hosted) return DEPLOY_TOKEN ?? null;
  const derived = Buffer.from(hkdfSync('sha256', secretKey, '', 'andromeda deploy token', 32));
  const token = DEPLOY_TOKEN ?? derived.toString('base64url');
  const file = join(DATA_DIR, 'deploy-token');
  writeFileSync(file, token, { mode: 0o600 });
  chmodSync(file, 0o600);
  return token;
}
