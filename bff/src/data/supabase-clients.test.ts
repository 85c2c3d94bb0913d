import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSupabaseClients } from './supabase-clients.ts';

test('the service key follows no redirect of the project to another address', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(incoming.url);
    outgoing.writeHead(302, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { asService } = createSupabaseClients({ url, publishableKey: 'p', secretKey: 's' });
  const { error } = await asService.rpc('reserve_credit');
  expect(error).not.toBeNull();
  expect(seen).toEqual(['/rest/v1/rpc/reserve_credit']);
});
