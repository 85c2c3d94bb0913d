import type { CreditBalance } from '../../contract/credits.ts';
import type { Person } from '../ports/person.ts';
import type { Services } from './services.ts';

/** What the person has, in whole credits. */
export function readCredits({ ledger }: Pick<Services, 'ledger'>, person: Person): Promise<CreditBalance> {
  return ledger.balance(person);
}
