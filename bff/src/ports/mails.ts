/** A mail that is ready to be sent. */
export interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** The mails that the product sends. */
export interface Mails {
  render(template: 'confirmation' | 'recovery', tokenHash: string): Mail;
  /** Puts a mail into the development inbox; null where there is none. */
  deliver: ((mail: Mail & { to: string }) => void) | null;
}
