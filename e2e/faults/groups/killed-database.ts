import { freePort } from '../../host/free-port.ts';
import type { Check } from '../check.ts';
import { secondsUntil, shareOfCore } from '../figures.ts';
import type { Caller } from '../world.ts';

/** From the thread's end to the database's next answer, on cores that nobody else uses. */
const BACK_SECONDS = 5;
const ACKNOWLEDGED_BEFORE = 10;
const THREAD = 'supabase-worker';

export const killedDatabase: Check = {
  name: 'killed database',
  promise:
    'A database whose thread is killed while users write serves again within five seconds, with all that it acknowledged.',
  long: true,
  async run(world) {
    const port = await freePort();
    const product = await world.ownProduct({ env: { NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` } });
    const caller = await product.newCaller();
    const thread = await findThread(product.pid, port);
    const share = shareOfCore();
    const acknowledged: number[] = [];
    let next = 0;
    const write = async () => {
      const nth = next++;
      if (await rename(caller, nth)) acknowledged.push(nth);
      return acknowledged.at(-1) === nth;
    };
    while (acknowledged.length < ACKNOWLEDGED_BEFORE) await write();
    const writing = write();
    const began = performance.now();
    const ended = await thread.end();
    await writing.catch(() => false);
    const before = acknowledged.at(-1) ?? -1;
    let kept = -1;
    const read = async () => {
      const answer = await caller.call('/api/profile', {
        signal: AbortSignal.timeout(Math.round(1000 / share)),
      });
      if (answer.ok) kept = numberIn((await answer.json()).fullName);
      return answer.ok;
    };
    await secondsUntil(read, Math.max(40, (2 * BACK_SECONDS) / share));
    const back = (performance.now() - began) / 1000;
    const goesOn = await write();
    const limit = BACK_SECONDS / Math.min(share, shareOfCore());
    await product.dispose();
    return {
      figure: `the thread ${ended ? 'ended' : 'lives on'}, serves again after ${back.toFixed(1)} s of ${limit.toFixed(1)}; ${before} was acknowledged last, ${kept} is there; the next change ${goesOn ? 'lands' : 'fails'}`,
      // What was under way may have landed without its answer.
      held: ended && back <= limit && kept >= before && kept <= before + 1 && goesOn,
    };
  },
};

async function rename({ call }: Caller, nth: number): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ fullName: `Ana ${nth}` });
  return (await call('/api/profile', { method: 'PATCH', headers, body })).ok;
}

const numberIn = (fullName: string) => Number(/\d+$/.exec(fullName)?.[0] ?? -1);

interface Thread {
  /** Ends it at once, whatever it does; answers whether its process saw it end. */
  end(): Promise<boolean>;
}

interface InspectorMessage {
  method?: string;
  params?: { sessionId?: string; workerInfo?: { url: string } };
}

/** A thread has no signal of its own: Node's inspector, which SIGUSR1 opens, reaches it in a running process. */
async function findThread(pid: number, port: number): Promise<Thread> {
  process.kill(pid, 'SIGUSR1');
  let address = '';
  await secondsUntil(async () => {
    const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
    address = target.webSocketDebuggerUrl;
    return true;
  }, 20);
  const socket = new WebSocket(address);
  const [found, ended] = [Promise.withResolvers<string>(), Promise.withResolvers<boolean>()];
  let sent = 0;
  const send = (method: string, params: object) =>
    socket.send(JSON.stringify({ id: ++sent, method, params }));
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as InspectorMessage;
    if (method === 'NodeWorker.attachedToWorker' && params?.workerInfo?.url.includes(THREAD))
      found.resolve(params.sessionId ?? '');
    if (method === 'NodeWorker.detachedFromWorker')
      void found.promise.then((id) => {
        if (params?.sessionId === id) ended.resolve(true);
      });
  });
  socket.addEventListener('open', () => send('NodeWorker.enable', { waitForDebuggerOnStart: false }));
  const sessionId = await found.promise;
  return {
    end: async () => {
      const message = JSON.stringify({
        id: 1,
        method: 'Runtime.evaluate',
        params: { expression: 'process.exit(1)' },
      });
      send('NodeWorker.sendMessageToWorker', { sessionId, message });
      const didEnd = await ended.promise;
      socket.close();
      return didEnd;
    },
  };
}
