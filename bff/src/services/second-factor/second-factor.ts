import type {
  RecoveryCodes,
  SecondFactorEnd,
  SecondFactorKey,
  SecondFactorState,
} from '../../../contract/second-factor.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { requireProof } from '../account/require-proof.ts';
import type { Services } from '../services.ts';
import { addressOf, newRecoveryCodes, newSecret } from './codes.ts';
import { findStep, tryCode } from './try-code.ts';

type Deps = Pick<
  Services,
  'secondFactors' | 'factorSecrets' | 'accounts' | 'openSessions' | 'clock' | 'logger' | 'mails'
>;

export async function readSecondFactor(
  { secondFactors }: Pick<Deps, 'secondFactors'>,
  user: User,
): Promise<SecondFactorState> {
  const factor = await secondFactors.read(user.userId);
  return { enabled: factor?.confirmed ?? false, recoveryCodes: factor?.confirmed ? factor.recoveryCodes : 0 };
}

/** Creates a key, which counts once one of its codes has come. Rejects as `requireProof` does, and where there is a factor. */
export async function beginSecondFactor(
  deps: Deps,
  user: User,
  { password }: { password?: string | undefined },
): Promise<SecondFactorKey> {
  await requireProof(deps, user, password);
  const secret = newSecret();
  const sealed = deps.factorSecrets.seal(user.userId, secret);
  if (!(await deps.secondFactors.begin(user.userId, sealed))) throw new DomainError('second_factor_stands');
  return { secret, address: addressOf(secret, user.email) };
}

/** Turns the factor on. Every other session has to pass the second step then. Answers codes that are shown once. */
export async function confirmSecondFactor(deps: Deps, user: User, code: string): Promise<RecoveryCodes> {
  const { secondFactors, factorSecrets } = deps;
  const factor = await secondFactors.read(user.userId);
  if (!factor) throw new DomainError('code_wrong');
  if (factor.confirmed) throw new DomainError('second_factor_stands');
  const step = findStep(deps, user, factor, code.replace(/\s/g, ''));
  if (step === null) throw new DomainError('code_wrong');
  const recoveryCodes = newRecoveryCodes();
  const recoveryHashes = recoveryCodes.map((one) => factorSecrets.hash(user.userId, one));
  const { sealedSecret } = factor;
  if (!(await secondFactors.confirm(user, { sealedSecret, step, recoveryHashes })))
    throw new DomainError('code_wrong');
  deps.openSessions.forget(user.userId);
  deps.logger.info({ userId: user.userId }, 'a user turned their second factor on');
  return { recoveryCodes };
}

/** Passes the second step of a sign-in with a code or a recovery code. Rejects as `tryCode` does. */
export async function passSecondFactor(deps: Deps, user: User, typed: string): Promise<SecondFactorState> {
  const factor = await deps.secondFactors.read(user.userId);
  if (factor?.confirmed) await tryCode(deps, user, factor, typed);
  deps.openSessions.forget(user.userId);
  return readSecondFactor(deps, user);
}

/** Turns the factor off, with the password or a code. */
export async function endSecondFactor(
  deps: Deps,
  user: User,
  proof: SecondFactorEnd,
): Promise<SecondFactorState> {
  const factor = await deps.secondFactors.read(user.userId);
  if (factor?.confirmed && proof.code !== undefined) {
    await tryCode(deps, user, factor, proof.code);
  } else {
    await requireProof(deps, user, proof.password);
  }
  await deps.secondFactors.end(user.userId);
  deps.openSessions.forget(user.userId);
  deps.logger.info({ userId: user.userId }, 'a user turned their second factor off');
  return { enabled: false, recoveryCodes: 0 };
}
