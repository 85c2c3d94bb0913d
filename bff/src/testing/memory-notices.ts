import type { BatchNotices, BatchPhoto, DueNotice } from '../ports/batch-notices.ts';
import type { PushDevice } from '../ports/web-push.ts';

/** Notices over memory; what was noted is open to look at, and a test says which are due. */
export interface MemoryNotices extends BatchNotices {
  /** By endpoint. */
  saved: Map<string, PushDevice & { userId: string }>;
  noted: (BatchPhoto & { userId: string })[];
  stopped: string[];
  due: DueNotice[];
}

export function createMemoryNotices(): MemoryNotices {
  const saved: MemoryNotices['saved'] = new Map();
  const notices: MemoryNotices = {
    saved,
    noted: [],
    stopped: [],
    due: [],
    saveDevice: async ({ userId }, device) => void saved.set(device.endpoint, { ...device, userId }),
    removeDevice: async (userId, endpoint) => {
      if (saved.get(endpoint)?.userId === userId) saved.delete(endpoint);
    },
    forgetDevice: async (endpoint) => void saved.delete(endpoint),
    notePhoto: async (userId, photo) => void notices.noted.push({ userId, ...photo }),
    noteStop: async (_userId, batch) => void notices.stopped.push(batch),
    wasStopped: async (_userId, batch) => notices.stopped.includes(batch),
    claimDue: async () => notices.due.splice(0),
  };
  return notices;
}
