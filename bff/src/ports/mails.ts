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
  /** Tells a user on which day their account will be deleted, and how to keep it. */
  deletionRequested(dueAt: Date): Mail;
  /**
   * Sends a mail later, and never fails. Resolves once it is stored, so that a killed process loses no mail that it promised.
   * Null where nothing sends mails: in a hosted project without SMTP_URL.
   */
  send: ((mail: Mail & { to: string }) => Promise<void>) | null;
  /** Puts a test of a mail into the development inbox; null where there is none. */
  deliver: Mails['send'];
}
