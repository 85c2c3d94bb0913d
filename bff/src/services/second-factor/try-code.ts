import { DomainError } from '../../domain-error.ts';
import type { SecondFactorRecord } from '../../ports/second-factors.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { readTyped, stepOf } from './codes.ts';

type Deps = Pick<Services, 'secondFactors' | 'factorSecrets' | 'clock' | 'logger' | 'mails'>;

/** The owner gets a mail after this many wrong codes with the right password, each time that the count reaches it. */
const WRONG_UNTIL_TOLD = 5;

/** The session or its user has tried too many codes, and this one was not checked. */
export class TooManyCodes extends DomainError {
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super('too_many_requests');
    this.waitSeconds = waitSeconds;
  }
}

/**
 * The 30 s step that the code belongs to. `null` for a wrong code, and where the factor was sealed under another key: no code
 * is right then, and the log informs the operator.
 */
export function findStep(
  { factorSecrets, clock, logger }: Pick<Deps, 'factorSecrets' | 'clock' | 'logger'>,
  { userId }: User,
  { sealedSecret }: SecondFactorRecord,
  code: string,
): number | null {
  let secret: string;
  try {
    secret = factorSecrets.open(userId, sealedSecret);
  } catch (error) {
    logger.error(
      { userId, err: error },
      'a second factor was sealed under another secret key: no code passes it (docs/operating.md#secrets)',
    );
    return null;
  }
  return stepOf(secret, code, clock.now());
}

/** Lets the session pass with a code or a recovery code. Rejects with `code_wrong`, or with `TooManyCodes`. */
export async function tryCode(
  deps: Deps,
  user: User,
  factor: SecondFactorRecord,
  text: string,
): Promise<void> {
  const typed = readTyped(text);
  if (!typed) throw new DomainError('code_wrong');
  const recovery = 'recoveryCode' in typed;
  const { waitSeconds, tried } = await deps.secondFactors.countTry(user, { recovery });
  if (waitSeconds > 0) throw new TooManyCodes(waitSeconds);
  const passes = recovery
    ? await deps.secondFactors.pass(user, {
        recoveryHash: deps.factorSecrets.hash(user.userId, typed.recoveryCode),
      })
    : await passesByCode(deps, user, factor, typed.code);
  if (passes) return;
  if (!recovery && tried === WRONG_UNTIL_TOLD) await mailOwner(deps, user);
  throw new DomainError('code_wrong');
}

async function passesByCode(
  deps: Deps,
  user: User,
  factor: SecondFactorRecord,
  code: string,
): Promise<boolean> {
  const step = findStep(deps, user, factor, code);
  return step !== null && deps.secondFactors.pass(user, { step });
}

async function mailOwner({ mails, logger }: Deps, user: User): Promise<void> {
  logger.warn({ userId: user.userId }, 'somebody has a password and types wrong codes of the second step');
  if (user.email) await mails.send?.({ to: user.email, ...mails.codesTried() });
}
