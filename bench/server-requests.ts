import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { createSeller } from '../e2e/host/seller.ts';

const CONNECTIONS = [1, 16, 64];
const SECONDS = 4;
const WANTED = { credits: 0.8, page: 0.6 } as const;

/** How fast one address answers: requests a second, and milliseconds for one in the middle and for the slowest hundredth. */
interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Measures a signed-in read beside one ping of the database, and a page's HTML beside the same bytes from bare Node. */
export async function run(): Promise<void> {
  const server = await startAndromeda();
  const bare = await startBare(`${server.url}/login`);
  try {
    const { session } = await createSeller(server.url);
    const { access_token: token } = session as { access_token: string };
    const credits = { url: `${server.url}/api/credits`, headers: { authorization: `Bearer ${token}` } };
    const ping = { url: `${server.url}/readyz`, headers: {} };
    const page = { url: `${server.url}/login`, headers: {} };
    await compare('GET /api/credits', credits, 'one database ping (GET /readyz)', ping, WANTED.credits);
    await compare(
      'page HTML',
      page,
      'the same bytes from bare Node',
      { url: bare.url, headers: {} },
      WANTED.page,
    );
  } finally {
    bare.close();
    await server.dispose();
  }
}

type Target = { url: string; headers: Record<string, string> };

async function compare(name: string, target: Target, baselineName: string, baseline: Target, wanted: number) {
  for (const connections of CONNECTIONS) {
    const base = await measure(baseline, connections);
    const speed = await measure(target, connections);
    tell(`baseline (${baselineName})`, connections, base);
    const ratio = (speed.perSecond / base.perSecond).toFixed(2);
    tell(name, connections, speed, `, ratio ${ratio}, wanted ${wanted}`);
  }
}

function tell(name: string, connections: number, { perSecond, p50, p99 }: Speed, rest = ''): void {
  console.log(
    `server requests: ${name}, ${connections} at once: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${rest}`,
  );
}

/** So many connections, each asking again as soon as it is answered, after a quarter of the time to warm up. */
async function measure({ url, headers }: Target, connections: number): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        answer.resume();
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
        answer.on('end', resolve);
      }).on('error', reject);
    });
  const askFor = async (seconds: number, took: number[]) => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const began = performance.now();
      await ask();
      took.push(performance.now() - began);
    }
  };
  const all = (seconds: number, took: number[]) =>
    Promise.all(Array.from({ length: connections }, () => askFor(seconds, took)));
  await all(SECONDS / 4, []);
  const took: number[] = [];
  const began = performance.now();
  await all(SECONDS, took);
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** A server that does nothing but answer the bytes of one page. */
async function startBare(url: string): Promise<{ url: string; close(): void }> {
  const page = await fetch(url);
  const html = await page.text();
  const headers = { 'content-type': 'text/html; charset=UTF-8', 'content-length': Buffer.byteLength(html) };
  const server = createServer((_request, answer) => answer.writeHead(200, headers).end(html));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
