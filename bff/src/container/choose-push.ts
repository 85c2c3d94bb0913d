import { createECDH, hkdfSync } from 'node:crypto';
import { StartupError } from '../embedded/startup-error.ts';
import type { Environment } from '../environment.ts';
import type { WebPush } from '../ports/web-push.ts';
import { createPublicPost } from '../providers/push/post-publicly.ts';
import type { PushKeys } from '../providers/push/push-keys.ts';
import { createWebPush } from '../providers/push/web-push.ts';
import { systemClock } from '../system/system-clock.ts';

interface Project {
  publicUrl: string;
  /** The embedded project's secret, from which a pair follows where none was given. */
  secretKey: string;
}

/** What sends notices to browsers; null on a hosted project without keys, and then nothing of it is served or shown. */
export function choosePush(environment: Environment, project: Project): WebPush | null {
  const keys = chosenKeys(environment) ?? (environment.hosted ? null : derivedKeys(environment, project));
  return keys && createWebPush({ keys, post: createPublicPost(), now: systemClock.now });
}

function chosenKeys({
  WEB_PUSH_PUBLIC_KEY: publicKey,
  WEB_PUSH_PRIVATE_KEY: privateKey,
  WEB_PUSH_SUBJECT: subject,
}: Environment): PushKeys | null {
  if (!publicKey || !privateKey) return null;
  if (!publicKeyOf(privateKey)?.equals(publicKey))
    throw new StartupError('WEB_PUSH_PUBLIC_KEY e WEB_PUSH_PRIVATE_KEY não são do mesmo par.');
  return { publicKey, privateKey, subject: subject ?? null };
}

/** The same pair after each start, and in each process of the same secret: browsers stay subscribed. */
function derivedKeys(
  { WEB_PUSH_SUBJECT: subject }: Environment,
  { publicUrl, secretKey }: Project,
): PushKeys {
  const ours = publicUrl.startsWith('https:') ? publicUrl : null;
  for (let round = 0; ; round += 1) {
    const derived = hkdfSync('sha256', secretKey, '', `andromeda web push ${round}`, 32);
    const privateKey = Buffer.from(derived);
    const publicKey = publicKeyOf(privateKey);
    if (publicKey) return { publicKey, privateKey, subject: subject ?? ours };
  }
}

/** Null for a number that is no key of the curve, as one of 2³² is not. */
function publicKeyOf(privateKey: Buffer): Buffer | null {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey);
    return curve.getPublicKey();
  } catch {
    return null;
  }
}
