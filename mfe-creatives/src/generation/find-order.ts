import type { Api, Generation } from '@andromeda/platform';

/** The order with this key, in whatever state; null where the server does not know it: its photos may still be on their way. */
export async function findOrder(api: Api, key: string, signal?: AbortSignal): Promise<Generation | null> {
  // Asked by its own address an order that is not there yet is a 404, which the browser's console reports.
  const [found] = await api.generations.findSeveral([key], signal);
  return found?.generation ?? null;
}
