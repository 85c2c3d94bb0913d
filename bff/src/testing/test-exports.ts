import { createArchiveAddresses } from '../addresses/archive-addresses.ts';
import { exportLimits } from '../services/data-export/export-limits.ts';
import type { Services } from '../services/services.ts';
import { createManualClock } from './manual-clock.ts';

/** Nobody asked for a copy of their data, and nothing is written. */
export function createNoExports() {
  const dataExports: Services['dataExports'] = {
    read: async () => null,
    request: () => Promise.reject(new Error('no copies in this test')),
    claim: async () => null,
    renew: async () => false,
    finishArchive: async () => false,
    release: async () => undefined,
    finishRemoval: async () => undefined,
    findArchive: async () => null,
  };
  const nothing = async () => [];
  return {
    dataExports,
    personalRecords: { rows: nothing, files: nothing, conversationPhoto: async () => null },
    exportFiles: { put: async () => undefined, get: async () => null, removeAll: async () => undefined },
    exportLimits,
    archiveAddresses: createArchiveAddresses('a secret of the tests', createManualClock()),
    privacyEmail: null,
  };
}
