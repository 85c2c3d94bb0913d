import type { EmailPreview, EmailTestRequest } from '../../../contract/admin.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { requireAdmin } from './require-admin.ts';

type Deps = Pick<Services, 'profiles' | 'mails'>;

/** The token in the links of a test mail: the page opens and says that the link is invalid. */
const SAMPLE = 'exemplo';

/**
 * Sends a template as a user would get it, with a sample link. In the embedded mode anybody may, since the mail
 * goes to the development inbox; elsewhere an administrator. Rejects with `email_not_sent` where nothing here sends
 * mails because there is no mail server: a hosted project's own service does, on a real sign-up or recovery.
 */
export async function sendTestMail(
  deps: Deps,
  user: User | null,
  { template, email }: EmailTestRequest,
): Promise<void> {
  await requireTester(deps, user);
  const send = deps.mails.deliver ?? deps.mails.send;
  if (!send) throw new DomainError('email_not_sent');
  await send({ to: email, ...deps.mails.render(template, SAMPLE) });
}

/** The template as it would be sent. */
export async function previewMail(
  deps: Deps,
  user: User | null,
  template: EmailTestRequest['template'],
): Promise<EmailPreview> {
  await requireTester(deps, user);
  return deps.mails.render(template, SAMPLE);
}

async function requireTester(deps: Deps, user: User | null): Promise<void> {
  if (!deps.mails.deliver) await requireAdmin(deps, user);
}
