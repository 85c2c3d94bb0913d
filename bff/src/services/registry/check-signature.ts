import type { RemoteKey } from '../../../contract/release-keys.ts';
import { DomainError } from '../../domain-error.ts';
import type { NewRemoteVersion, SignedRelease } from '../../ports/remote-registry.ts';
import { isSignedBy, type SignatureProblem } from '../../remotes/check-release.ts';
import { firstOther, parseStatement, unstatedPart } from '../../remotes/release-statement.ts';
import { sha384 } from '../../remotes/sha384.ts';
import type { SentFile } from './check-backend.ts';
import type { ReleaseServices } from './release-services.ts';

/** What was sent of a signature with a package. */
export interface SentSignature {
  statement?: string | undefined;
  signature?: string | undefined;
  maps?: readonly SentFile[];
}

/** The signature of a package that is to be published, and what is wrong with it. A remote without keys needs none. */
export function takeSignature(
  record: NewRemoteVersion,
  { statement, signature, maps = [] }: SentSignature,
  keys: readonly RemoteKey[],
): { signed: SignedRelease | null; problems: string[] } {
  const own = keys.filter(({ remote }) => remote === record.remote);
  if (own.length === 0) return { signed: null, problems: [] };
  if (!statement || !signature) return refused({ what: 'unsigned' }, record.remote);
  const key = own.find((each) => isSignedBy(each, { statement, signature }));
  if (!key) return refused({ what: 'unknown_key' }, record.remote);
  if (key.revokedAt) return refused({ what: 'revoked_key' }, record.remote);
  const stated = parseStatement(statement);
  const sentMaps = Object.fromEntries(maps.map(({ name, bytes }) => [name, sha384(bytes)]));
  const part = stated ? (unstatedPart(stated, record) ?? firstOther(stated.maps, sentMaps)) : 'statement';
  if (part) return refused({ what: 'other_content', part }, record.remote);
  return { signed: { statement, signature, key: key.fingerprint }, problems: [] };
}

const refused = (problem: SignatureProblem, remote: string) => ({
  signed: null,
  problems: [`${describeSignatureProblem(problem, remote)} ${CURES[problem.what]}`],
});

/** Refuses to show a stored version that is not what its team signed. */
export async function refuseUnverified(
  { snapshot }: Pick<ReleaseServices, 'snapshot'>,
  remote: string,
  version: string,
): Promise<void> {
  await snapshot.load(remote, version);
  const problem = snapshot.refusal(remote, version);
  if (problem)
    throw new DomainError('release_refused', { problems: describeSignatureProblem(problem, remote) });
}

/** Why a version of this remote is not accepted, as a sentence. */
export function describeSignatureProblem({ what, part }: SignatureProblem, remote: string): string {
  const sentences: Record<SignatureProblem['what'], string> = {
    unsigned: `Esta versão não está assinada, e ${remote} só aceita versões assinadas por uma de suas chaves.`,
    unknown_key: `Nenhuma chave de ${remote} fez esta assinatura.`,
    revoked_key: 'A chave que assinou esta versão já tinha sido revogada.',
    bad_signature: 'A assinatura não é da chave que a versão nomeia.',
    other_content: `O que foi assinado não é este pacote: ${part} não confere.`,
  };
  return sentences[what];
}

const CURES: Record<SignatureProblem['what'], string> = {
  unsigned: 'Publique com ANDROMEDA_SIGNING_KEY ou ANDROMEDA_SIGNING_KEY_FILE.',
  unknown_key: 'Confira a chave com pnpm release keys, ou peça a quem administra para registrar a sua.',
  revoked_key: 'Assine com outra chave: pnpm release keys mostra as que valem.',
  bad_signature: 'Assine de novo.',
  other_content: 'Construa e assine de novo.',
};
