import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface DocumentedServer {
  origin: string;
  stop(): Promise<void>;
}

/** Runs the server of a team as `docs/shipping-a-remote.md` writes it, for the product at this address. */
export async function startDocumentedServer(product: string): Promise<DocumentedServer> {
  const page = readFileSync(join(root, 'docs/shipping-a-remote.md'), 'utf8');
  const script = /```js\n(import \{ serve \}.*?)```/s.exec(page)?.[1];
  if (!script) throw new Error('docs/shipping-a-remote.md shows no server of a team');
  // Here the libraries of the example are found.
  const folder = mkdtempSync(join(root, 'bff/node_modules/.team-server-'));
  writeFileSync(join(folder, 'server.mjs'), script);
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, [join(folder, 'server.mjs')], {
    env: { PRODUCT: product, ORIGIN: origin, PORT: port },
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  try {
    await expect
      .poll(() =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(401);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
