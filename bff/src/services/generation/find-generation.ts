import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentGeneration } from './present-generation.ts';

/** The user's generation that was requested with this key, in whatever state. Rejects with `not_found`. */
export async function findGeneration(
  { generationLog, addresses }: Pick<Services, 'generationLog' | 'addresses'>,
  user: User,
  key: string,
): Promise<Generation> {
  const record = await generationLog.findByKey(user, key);
  if (!record) throw new DomainError('not_found');
  return presentGeneration(addresses, record);
}
