/** A browser that takes notices, as `PushSubscription` names it: where its push service answers, and its keys in base64url. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a device shows. A later one with the same `tag` replaces it; a UUID. */
export interface PushNotice {
  title: string;
  body: string;
  tag: string;
}

/** Sends notices to browsers that are not open, through the push service of each. */
export interface WebPush {
  /** What a browser subscribes with, in base64url. */
  publicKey: string;
  /** Whether a device can be written to: a public address by https, and a key that is one. */
  accepts(device: PushDevice): boolean;
  /** `gone` where the device takes no more notices. Rejects where its push service did not take this one. */
  send(device: PushDevice, notice: PushNotice): Promise<'sent' | 'gone'>;
}
