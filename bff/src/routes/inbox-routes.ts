import { newRoutes } from '../http/new-routes.ts';
import { inboxPage } from './inbox-page.ts';

export interface InboxMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
}

/** The mails of the embedded project, newest first. */
export type Inbox = () => InboxMail[];

/** The development inbox, as a page and as JSON. */
export function inboxRoutes(inbox: Inbox) {
  const app = newRoutes();
  app.get('/dev/inbox.json', (c) => {
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    return c.json(
      inbox().map(({ to, subject, html, text, sentAt }) => ({ to, subject, html, text, sentAt })),
    );
  });
  app.get('/dev/inbox', (c) => {
    const page = inboxPage(inbox());
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', page.contentSecurityPolicy);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    return c.html(page.html);
  });
  return app;
}
