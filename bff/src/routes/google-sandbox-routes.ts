import type { Context } from 'hono';
import { z } from 'zod';
import { LONGEST_NAME } from '../../contract/browser/limits.ts';
import type { AppEnv } from '../http/app-env.ts';
import { limitBody } from '../http/limit-body.ts';
import { newRoutes } from '../http/new-routes.ts';
import { isStorable } from '../http/unstorable-text.ts';
import { escapeHtml } from '../pages/own-page.ts';
import { answerSandboxPage, sandboxPage } from './sandbox-page.ts';

/** Makes the code by which the session service learns who consented. */
export type SignCode = (user: { email: string; name: string }) => string;

const Consent = z.object({
  state: z.string().min(1).max(4000).refine(isStorable),
  name: z.string().trim().min(1).max(LONGEST_NAME).refine(isStorable),
  email: z.email().max(200),
});
const BODY_BYTES = 16 * 1024;
/** The address by which a provider reports that the user pressed 'Cancelar'. */
const REFUSED = '/login#error=access_denied&error_code=user_cancelled';

/** The sandbox's Google consent page, in the embedded mode alone. */
export function googleSandboxRoutes(signCode: SignCode) {
  const app = newRoutes();
  app.get('/google-demonstracao', (c) => {
    const state = c.req.query('state');
    return state
      ? answerConsentPage(c, { state, name: 'Ana Google', email: 'ana.google@example.com' })
      : c.redirect(REFUSED);
  });
  app.post('/google-demonstracao', limitBody(BODY_BYTES), async (c) => {
    const form = await c.req.parseBody();
    const consent = Consent.safeParse(form);
    if (consent.success) {
      const { state, name, email } = consent.data;
      const query = new URLSearchParams({ code: signCode({ email, name }), state });
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
<form method="post" action="/google-demonstracao">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<label>Nome<input name="name" value="${escapeHtml(name)}" autocomplete="off" required maxlength="${LONGEST_NAME}"></label>
<label>Email<input name="email" type="email" value="${escapeHtml(email)}" autocomplete="off" required maxlength="200"></label>
<button class="main">Continuar</button>
</form>
<a class="button" href="${REFUSED}">Cancelar</a>
</main>`;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
