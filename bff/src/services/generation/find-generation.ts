import type { Generation, KeyedGeneration } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentGeneration } from './present-generation.ts';

/** The user's generations that were requested with these keys, as they stand; those that never arrived are left out. */
export async function findGenerations(
  { generationLog, addresses }: Pick<Services, 'generationLog' | 'addresses'>,
  user: User,
  keys: readonly string[],
): Promise<KeyedGeneration[]> {
  const records = await generationLog.findByKeys(user, keys);
  return records.map((record) => ({
    key: record.idempotencyKey,
    generation: presentGeneration(addresses, record),
  }));
}

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
