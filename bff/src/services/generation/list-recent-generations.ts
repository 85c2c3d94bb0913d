import type { GenerationList } from '../../../contract/generations.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { presentGeneration } from './present-generation.ts';

const RECENT = 3;

/** The 3 most recent generations, newest first, running and failed ones too. */
export async function listRecentGenerations(
  { generationLog, addresses }: Pick<Services, 'generationLog' | 'addresses'>,
  person: Person,
): Promise<GenerationList> {
  const records = await generationLog.recent(person, RECENT);
  return { generations: records.map((record) => presentGeneration(addresses, record)) };
}
