import { createHash } from 'node:crypto';
import { refuse } from './sandbox-refusal.ts';
import { newToken, type SandboxApiParts } from './sandbox-state.ts';

/** 'Autenticação e Autorização': an access ends after six hours. */
const ACCESS_SECONDS = 21_600;
const WORDS =
  'Error validating grant. Your authorization code or refresh token may be expired or it was already used';

/** Codes and refresh tokens are good once; the rest of the grant ends when its user takes it away. */
export function tokenCalls({ state, clientId, clientSecret, now }: SandboxApiParts) {
  const issue = (accountId: number) => {
    const [access, refresh] = [newToken('APP_USR'), newToken('TG')];
    const until = now() + ACCESS_SECONDS * 1000;
    state.access.set(access, { accountId, clientId, until });
    state.refresh.set(refresh, { accountId, clientId });
    return Response.json({
      ...{ access_token: access, token_type: 'Bearer', expires_in: ACCESS_SECONDS },
      ...{ scope: 'offline_access read write', user_id: accountId, refresh_token: refresh },
    });
  };
  return {
    answer(form: FormData): Response {
      const said = (name: string) => String(form.get(name) ?? '');
      if (said('client_id') !== clientId || said('client_secret') !== clientSecret)
        return refuse(400, 'invalid_client', 'invalid client_id or client_secret.');
      if (said('grant_type') === 'refresh_token') {
        const grant = state.refresh.get(said('refresh_token'));
        state.refresh.delete(said('refresh_token'));
        return grant ? issue(grant.accountId) : refuse(400, 'invalid_grant', WORDS);
      }
      const code = state.codes.get(said('code'));
      state.codes.delete(said('code'));
      const challenge = createHash('sha256').update(said('code_verifier')).digest('base64url');
      if (
        !code ||
        code.until <= now() ||
        code.redirectUri !== said('redirect_uri') ||
        code.challenge !== challenge
      )
        return refuse(400, 'invalid_grant', WORDS);
      return issue(code.accountId);
    },
    revoke(accountId: number): Response {
      for (const tokens of [state.access, state.refresh])
        for (const [token, grant] of tokens) if (grant.accountId === accountId) tokens.delete(token);
      return Response.json({ user_id: accountId, app_id: clientId, msg: 'Autorización eliminada' });
    },
  };
}
