import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import { LONGEST_NAME } from '../../contract/browser/limits.ts';
import type { AppEnv } from '../http/app-env.ts';
import { limitBody } from '../http/limit-body.ts';
import { newRoutes } from '../http/new-routes.ts';
import { isStorable } from '../http/unstorable-text.ts';
import { escapeHtml } from '../pages/own-page.ts';
import { CONSENT_PAGE, LINKED_ACCOUNT, type SandboxGoogle } from './google-sign-in-routes.ts';
import { answerSandboxPage, sandboxPage } from './sandbox-page.ts';

const Consent = z.object({
  state: z.string().min(1).max(4000).refine(isStorable),
  name: z.string().trim().min(1).max(LONGEST_NAME).refine(isStorable),
  email: z.email().max(200),
});
const BODY_BYTES = 16 * 1024;
/** Where the browser goes after a consent that belongs to no sign-in. */
const REFUSED = '/login#error=access_denied';

/** The sandbox's Google consent page, only in the embedded mode. */
export function googleSandboxRoutes(google: SandboxGoogle) {
  const app = newRoutes();
  app.get(CONSENT_PAGE, (c) => {
    const { state, email } = c.req.query();
    return state
      ? answerConsentPage(c, { state, name: 'Ana Google', email: email ?? 'ana.google@example.com' })
      : c.redirect(REFUSED);
  });
  app.post(CONSENT_PAGE, limitBody(BODY_BYTES), async (c) => {
    const form = await c.req.parseBody();
    const consent = Consent.safeParse(form);
    if (consent.success) {
      const { state, name, email } = consent.data;
      const linked = google.openAccount(getCookie(c, LINKED_ACCOUNT) ?? '') === email.toLowerCase();
      const query = new URLSearchParams({ code: google.signCode({ email, name, linked }), state });
      return c.redirect(`/auth/v1/callback?${query}`, 303);
    }
    const given = { state: textIn(form.state), name: textIn(form.name), email: textIn(form.email) };
    return given.state
      ? answerConsentPage(c, given, 'Informe um nome e um email válido.')
      : c.redirect(REFUSED, 303);
  });
  return app;
}

function answerConsentPage(
  c: Context<AppEnv>,
  given: { state: string; name: string; email: string },
  problem = '',
) {
  const title = 'Entrar com Google (demonstração) · Andrômeda';
  return answerSandboxPage(
    c,
    (look) => sandboxPage(title, look, consentForm(given, problem)),
    problem ? 422 : 200,
  );
}

function consentForm(
  { state, name, email }: { state: string; name: string; email: string },
  problem: string,
) {
  return `<main>
<p class="note"><b>Demonstração:</b> esta página está no lugar do Google. Ela não conhece a sua conta Google e não confirma nada.</p>
<h1>Entrar na Andrômeda</h1>
<p>Escolha com que nome e email a conta Google de demonstração se apresenta.</p>
${problem ? `<p class="alert" role="alert">${problem}</p>` : ''}
<form method="post" action="${CONSENT_PAGE}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<label>Nome<input name="name" value="${escapeHtml(name)}" autocomplete="off" required maxlength="${LONGEST_NAME}"></label>
<label>Email<input name="email" type="email" value="${escapeHtml(email)}" autocomplete="off" required maxlength="200"></label>
<button class="main">Continuar</button>
</form>
<a class="button" href="${escapeHtml(cancelled(state))}">Cancelar</a>
</main>`;
}

/** The address by which Google reports that the user pressed 'Cancelar'. */
const cancelled = (state: string) =>
  `/auth/v1/callback?${new URLSearchParams({ error: 'access_denied', state })}`;

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
