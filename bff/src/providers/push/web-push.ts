import { isPublicUrl } from '../../addresses/public-address.ts';
import type { WebPush } from '../../ports/web-push.ts';
import { encryptNotice } from './encrypt-notice.ts';
import type { Post } from './post-publicly.ts';
import { authorizationFor, type PushKeys } from './push-keys.ts';

/** A device that is switched on later than this shows nothing. */
const KEPT_SECONDS = 24 * 3600;

const GONE = new Set([404, 410]);

/** Web push by RFC 8030, its messages encrypted by RFC 8291 and signed by RFC 8292. */
export function createWebPush({ keys, post, now }: { keys: PushKeys; post: Post; now(): Date }): WebPush {
  return {
    publicKey: keys.publicKey.toString('base64url'),
    accepts: (device) => isPublicUrl(device.endpoint) && isReadable(device),
    async send(device, notice) {
      if (!isPublicUrl(device.endpoint)) return 'gone';
      const { origin, host } = new URL(device.endpoint);
      const body = encryptNotice(device, Buffer.from(JSON.stringify(notice)));
      const headers = {
        authorization: await authorizationFor(origin, keys, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: `${KEPT_SECONDS}`,
        urgency: 'normal',
        // At most 32 letters of base64url: a UUID without its hyphens.
        topic: notice.tag.replaceAll('-', ''),
      };
      const status = await post(device.endpoint, headers, body);
      if (GONE.has(status)) return 'gone';
      if (status >= 200 && status < 300) return 'sent';
      throw new Error(`the push service at ${host} answered ${status}`);
    },
  };
}

function isReadable(device: Parameters<WebPush['accepts']>[0]): boolean {
  try {
    encryptNotice(device, Buffer.of());
    return true;
  } catch {
    return false;
  }
}
