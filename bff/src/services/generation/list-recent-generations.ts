import type { GenerationList } from '../../../contract/generations.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentGeneration } from './present-generation.ts';

const RECENT = 3;

/** The 3 most recent generations, newest first, running and failed ones too. */
export async function listRecentGenerations(
  { generationLog, addresses }: Pick<Services, 'generationLog' | 'addresses'>,
  user: User,
): Promise<GenerationList> {
  const records = await generationLog.recent(user, RECENT);
  return { generations: records.map((record) => presentGeneration(addresses, record)) };
}
