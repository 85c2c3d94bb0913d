/** A mail that is ready to be sent. */
export interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** The mails that the product sends. */
export interface Mails {
  render(template: 'confirmation' | 'recovery', tokenHash: string): Mail;
  /** Tells a user that the copy of their data can be downloaded in the settings. */
  exportReady(): Mail;
  /** Tells a user that somebody has their password but not their codes. */
  codesTried(): Mail;
  /** Tells a user that an administrator turned their second factor off. */
  secondFactorRemoved(): Mail;
  /** Sends a mail later, and never fails; null where nothing sends mails: in a hosted project without SMTP_URL. */
  send: ((mail: Mail & { to: string }) => void) | null;
  /** Puts a test of a mail into the development inbox; null where there is none. */
  deliver: ((mail: Mail & { to: string }) => void) | null;
}
