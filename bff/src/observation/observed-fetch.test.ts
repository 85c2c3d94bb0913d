import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSupabaseClients, targetOf } from '../data/supabase-clients.ts';
import { createRecordingObserver } from '../testing/recording-observer.ts';

/** A project that answers 200, or 404 for `missing`, and remembers the headers of each request. */
async function openProject() {
  const seen: (string | undefined)[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(incoming.headers.traceparent as string | undefined);
    outgoing.writeHead(incoming.url?.includes('missing') ? 404 : 200, { 'content-type': 'application/json' });
    outgoing.end('[]');
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  onTestFinished(() => void server.close());
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('calls of the database carry the trace along, and are reported by function and table', async () => {
  const { seen, url } = await openProject();
  const observer = createRecordingObserver();
  const { asService } = createSupabaseClients({ url, publishableKey: 'p', secretKey: 's' }, observer);
  await asService.from('user_images').select('id').eq('user_id', '1111');
  await asService.rpc('reserve_credit', { p_user_id: '1111' });
  await asService.rpc('missing');
  expect(observer.calls).toEqual([
    { kind: 'database', target: 'user_images', outcome: 'ok' },
    { kind: 'database', target: 'reserve_credit', outcome: 'ok' },
    { kind: 'database', target: 'missing', outcome: 'rejected' },
  ]);
  expect(seen).toEqual(Array(3).fill(observer.headers().traceparent));
});

test('a database that does not answer is reported as unavailable', async () => {
  const observer = createRecordingObserver();
  const nowhere = { url: 'http://127.0.0.1:9', publishableKey: 'p', secretKey: 's' };
  await createSupabaseClients(nowhere, observer).asService.rpc('reserve_credit');
  expect(observer.calls).toEqual([{ kind: 'database', target: 'reserve_credit', outcome: 'unavailable' }]);
});

test('the name of a user or a file never becomes a label', () => {
  const at = (path: string) => targetOf(`https://project.supabase.co${path}`);
  expect(at('/storage/v1/object/imagens/11111111/caneca-da-ana.png')).toBe('storage');
  expect(at('/auth/v1/admin/users/11111111')).toBe('auth');
  expect(at('/functions/v1/ana')).toBe('other');
  expect(at('/rest/v1/user_images?user_id=eq.1111')).toBe('user_images');
});
