import { chosenTheme } from '../http/chosen-theme.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { Mails } from '../ports/mails.ts';
import { type InboxMail, inboxPage } from './inbox-page.ts';

const PREVIEW_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The mails of the embedded project, newest first. */
export type Inbox = () => InboxMail[];

/** The development inbox, as a page and as JSON. */
export function inboxRoutes(inbox: Inbox, render: Mails['render']) {
  const app = newRoutes();
  app.get('/dev/email-preview/:template{confirmation|recovery}', (c) => {
    const { html } = render(c.req.param('template') as 'confirmation' | 'recovery', 'exemplo');
    c.header('cache-control', 'no-store');
    // Mails have inline styles only, and only our own pages may frame them.
    c.header('content-security-policy', PREVIEW_POLICY);
    c.header('x-content-type-options', 'nosniff');
    return c.html(html);
  });
  app.get('/dev/inbox.json', (c) => {
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    return c.json(
      inbox().map(({ to, subject, html, text, sentAt }) => ({ to, subject, html, text, sentAt })),
    );
  });
  app.get('/dev/inbox', (c) => {
    const page = inboxPage(inbox(), chosenTheme(c));
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', page.contentSecurityPolicy);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    return c.html(page.html);
  });
  return app;
}
