import { DomainError } from '../../domain-error.ts';
import type { Services } from '../services.ts';

/** Refuses with `storage_full`, before anything is charged, a request whose result could not be stored. */
export async function requireRoom({ storageRoom }: Pick<Services, 'storageRoom'>): Promise<void> {
  if (!(await storageRoom.isLeft())) throw new DomainError('storage_full');
}
