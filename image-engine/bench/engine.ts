import type { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { createImageEngine, type ImageEngine } from '../src/index.ts';

const RUNS = 5;
const SIDE = 1024;
const BASELINE = 'sharp alone: a blur of 20 px over the same 1024 px photo, as PNG';
const SCENE = 'Bancada de mármore branco com pétalas de rosa, luz de janela à esquerda, fundo rosa-claro';

type Operation = (engine: ImageEngine) => Promise<unknown>;

/** Seconds of each operation on a 1024 px photo, their ratio to the baseline, and what others wait meanwhile. */
export async function run(): Promise<void> {
  const photo = await readFile(new URL('../fixtures/photos/drawn-shoe.jpg', import.meta.url));
  const bytes = await sharp(photo).resize(SIDE, SIDE, { fit: 'inside' }).jpeg({ quality: 92 }).toBuffer();
  const operations = listOperations(bytes);
  const baseline = await median(() => sharp(bytes).blur(20).png({ compressionLevel: 4 }).toBuffer());
  console.log(`engine: baseline (${BASELINE}) ${seconds(baseline)}`);
  const engine = createImageEngine();
  try {
    for (const [name, operation] of Object.entries(operations)) {
      const took = await median(() => operation(engine));
      console.log(`engine: ${name} ${SIDE} px ${seconds(took)}, ratio ${(took / baseline).toFixed(1)}`);
    }
    await measureNeighbours(engine, Object.values(operations));
  } finally {
    await engine.close();
  }
}

function listOperations(photo: Buffer): Record<string, Operation> {
  const signal = new AbortController().signal;
  const photos = [photo];
  return {
    'place on a colour': (engine) => engine.placeOnColour({ photo, colour: '#FFFFFF', signal }),
    'compose a scene': (engine) => engine.composeScene({ photos, prompt: SCENE, format: 'auto', signal }),
    'compose a scene, square': (engine) =>
      engine.composeScene({ photos, prompt: SCENE, format: 'square', variation: 1, signal }),
    'set text': (engine) =>
      engine.setText({
        photo,
        text: 'Tênis Veloz\nde R$ 99,90 por R$ 59,90\n30% OFF frete grátis',
        signal,
      }),
    'generate, square': (engine) =>
      engine.generate({ prompt: `Perfume dourado. ${SCENE}`, format: 'square', variation: 1, signal }),
    describe: (engine) => engine.describe({ photo, signal }),
    'cut out': (engine) => engine.cutOut({ photo, signal }),
  };
}

/** Two rounds of all operations at once, while another asks a small server of the same process every 10 ms. */
async function measureNeighbours(engine: ImageEngine, operations: readonly Operation[]): Promise<void> {
  const server = createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const waits: number[] = [];
  let busy = true;
  loop.enable();
  const asking = (async () => {
    while (busy) {
      const start = performance.now();
      await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
      waits.push(performance.now() - start);
      await new Promise((next) => setTimeout(next, 10));
    }
  })();
  for (let round = 0; round < 2; round++) await Promise.all(operations.map((operation) => operation(engine)));
  busy = false;
  await asking;
  loop.disable();
  server.close();
  waits.sort((a, b) => a - b);
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0;
  console.log(
    `engine: while ${operations.length} operations run at once, a request waits ${p99.toFixed(0)} ms (p99 of ${waits.length}); event loop p99 ${(loop.percentile(99) / 1e6).toFixed(0)} ms`,
  );
}

async function median(work: () => unknown): Promise<number> {
  await work();
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] ?? 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
