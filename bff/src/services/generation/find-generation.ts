import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { presentGeneration } from './present-generation.ts';

/** The person's generation that was ordered with this key, in whatever state. Rejects with `not_found`. */
export async function findGeneration(
  { generationLog, addresses }: Pick<Services, 'generationLog' | 'addresses'>,
  person: Person,
  key: string,
): Promise<Generation> {
  const record = await generationLog.findByKey(person, key);
  if (!record) throw new DomainError('not_found');
  return presentGeneration(addresses, record);
}
