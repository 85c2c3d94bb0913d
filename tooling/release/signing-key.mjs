import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { ReleaseFailure } from './failure.mjs';

/**
 * The key with which a team signs its versions.
 * @typedef {{ fingerprint: string, sign: (statement: string) => string }} SigningKey
 * @typedef {{ ANDROMEDA_SIGNING_KEY?: string, ANDROMEDA_SIGNING_KEY_FILE?: string }} Environment
 */

/**
 * The key that the surroundings name; null where they name none. Throws where it is no Ed25519 key.
 * @param {Environment} environment
 * @returns {SigningKey | null}
 */
export function signingKey(environment = process.env) {
  const { ANDROMEDA_SIGNING_KEY: text, ANDROMEDA_SIGNING_KEY_FILE: file } = environment;
  if (!text && !file) return null;
  const source = text ? 'ANDROMEDA_SIGNING_KEY' : `ANDROMEDA_SIGNING_KEY_FILE (${file})`;
  const key = privateKey(text || readKey(file ?? '', source), source);
  return {
    fingerprint: fingerprintOf(publicLine(createPublicKey(key))),
    sign: (statement) => sign(null, Buffer.from(statement), key).toString('base64'),
  };
}

/**
 * Writes a new private key that only its owner can read, and tells what to do with its public one.
 * @param {string} name
 * @param {string} [out]
 */
export function makeKey(name, out = `${name}.signing-key.pem`) {
  const { privateKey: secret, publicKey } = generateKeyPairSync('ed25519');
  try {
    const pem = String(secret.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(out, pem, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new ReleaseFailure(
      'usage',
      exists
        ? `${out} já existe e não foi mudado. Escolha outro lugar com --out.`
        : `Não foi possível escrever em ${out}. Escolha outro lugar com --out.`,
    );
  }
  const line = publicLine(publicKey);
  console.error(`✓ chave privada de ${name} em ${out}, que só você lê (${fingerprintOf(line)})`);
  console.error('  Ponha o conteúdo no segredo ANDROMEDA_SIGNING_KEY do CI e apague o arquivo.');
  console.error('  Quem administra registra a chave pública:');
  console.error(`  pnpm release key ${name} ${line} --label "CI de ${name}"`);
  console.log(line);
}

/** @param {string} file @param {string} source */
function readKey(file, source) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ReleaseFailure('usage', `Não foi possível ler a chave de assinatura em ${source}.`);
  }
}

/** @param {string} pem @param {string} source */
function privateKey(pem, source) {
  try {
    // Some CIs keep a secret on one line.
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Below is the one sentence for whatever it is.
  }
  throw new ReleaseFailure(
    'usage',
    `${source} não tem uma chave privada Ed25519 em PEM. Faça uma: pnpm release keygen mfe-nome`,
  );
}

const publicLine = (/** @type {import('node:crypto').KeyObject} */ key) =>
  key.export({ type: 'spki', format: 'der' }).toString('base64');

const fingerprintOf = (/** @type {string} */ line) =>
  createHash('sha256').update(Buffer.from(line, 'base64')).digest('hex').slice(0, 16);
