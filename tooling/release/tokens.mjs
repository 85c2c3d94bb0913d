import { ReleaseFailure } from './failure.mjs';
import { rankWords } from './words.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @import { Token } from './reports.mjs'
 */

/**
 * Makes a deploy token (`mfe-x` or `*`), lists them, or revokes one.
 * @param {Registry} registry
 * @param {{ list?: boolean, revoke?: string, remote?: string, days?: number | undefined, rank?: string | undefined }} request
 * @param {{ label?: string | undefined }} options
 */
export async function tokens(registry, { list, revoke, remote, days, rank }, { label }) {
  if (list) {
    const { tokens: all } = /** @type {{ tokens: Token[] }} */ (await registry.get('/api/remote-tokens'));
    if (all.length === 0) console.log('Nenhum token foi criado ainda: pnpm release token mfe-nome');
    for (const token of all)
      console.log(
        `${token.id}  ${token.remote}  ${token.rank ?? 'release'}  ${token.label}${validity(token)}`,
      );
    return;
  }
  if (revoke) {
    await registry.delete(`/api/remote-tokens/${revoke}`).catch((/** @type {ReleaseFailure} */ error) => {
      if (error.code !== 'not_found') throw error;
      throw new ReleaseFailure('usage', 'Este token não existe. Veja pnpm release token list.');
    });
    console.log('✓ o token não abre mais nada');
    return;
  }
  const asked = {
    remote,
    label: label ?? `${remote} (linha de comando)`,
    ...(days && { days }),
    ...(rank && { rank }),
  };
  const { secret } = /** @type {{ secret: string }} */ (await registry.post('/api/remote-tokens', asked));
  const may = rank ? `, que ${rankWords[rank]}` : '';
  console.error(
    `Token ${remote === 'checker' ? 'do verificador' : `de ${remote}`}${may}. Guarde agora: ele não aparece outra vez.`,
  );
  console.log(secret);
}

/** @param {Token} token */
function validity({ expiresAt, revokedAt }) {
  if (revokedAt) return '  (revogado)';
  if (!expiresAt) return '';
  const day = new Date(expiresAt).toLocaleDateString('pt-BR');
  return Date.parse(expiresAt) > Date.now() ? `  (até ${day})` : `  (venceu em ${day})`;
}
