import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('the data on the screen is fetched again once the connection is back', async () => {
  let asked = 0;
  const queries = createQueryClient();
  queries.mount();
  const observer = new QueryObserver(queries, {
    queryKey: ['credits'],
    queryFn: async () => {
      asked += 1;
      return asked;
    },
    staleTime: 0,
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => asked).toBe(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => asked).toBe(2);
  stop();
  queries.unmount();
});
