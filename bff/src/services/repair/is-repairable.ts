import { toolOf } from '../../../contract/browser/operations.ts';
import type { ImageRecord } from '../../ports/image-library.ts';

/** Whether a picture is a cut-out whose photo was stored, or shows one on a colour whose mask was stored with it. */
export function isRepairable({ operation, cutOut }: ImageRecord): boolean {
  return cutOut?.photo != null && (cutOut.ground !== null || toolOf(operation)?.result === 'transparent');
}
