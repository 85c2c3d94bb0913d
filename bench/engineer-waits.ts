import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type AndromedaServer, repository, startAndromeda } from '../e2e/host/andromeda-server.ts';
import { freePort } from '../e2e/host/free-port.ts';
import { createSeller, type RegisteredSeller, startSession } from '../e2e/host/seller.ts';
import { type Command, timed, timedUntil, whenAnswered } from './engineer/commands.ts';
import { forgetBuild, forgetTypes, script, timedAfterChange } from './engineer/remotes.ts';
import { type Row, rowOf } from './figures/row.ts';
import { launchBrowser } from './slowed/launch-browser.ts';

const ROUNDS = 3;
/** After this no further round begins: where everything is slow, one says as much as three. */
const MOST_ROUNDS_MS = 200_000;
/** The remote with the fewest lines, and the one with the most. */
const SMALL = { name: 'mfe-text-tools', path: '/title-generator', control: '[placeholder^="Ex.: tênis"]' };
const LARGE = 'mfe-creatives';
const MOST_MS = 5_000;
const MOST_BEYOND_BUILD_MS = 10_000;

/**
 * Measures what an engineer waits for at one remote: its types, the first release of a preview beyond the build, and the
 * remote inside the product, here and with the product elsewhere, from the command to the screen in a browser.
 */
export async function run(): Promise<Row[]> {
  await timed({
    args: ['-e', `import('${script('scripts/install.mjs')}').then((it) => it.installDependencies())`],
  });
  await timed({ args: [script('scripts/build.mjs')] });
  await timed({ args: [script('scripts/contract-page.mjs')] });
  return [...(await measureDevelopment()), await measurePreview(), ...(await measureTypes())];
}

async function measureTypes(): Promise<Row[]> {
  const plain = [join(repository, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', SMALL.name];
  const small = await measureCheck(SMALL.name);
  const large = await measureCheck(LARGE);
  const wanted = ['value', 'at most', MOST_MS] as const;
  return [
    rowOf(`types of ${SMALL.name}, nothing kept`, 'ms', small.whole, {
      against: ["TypeScript's own compiler over the same files", [await timed({ args: plain })]],
      wanted,
    }),
    rowOf(`types of ${LARGE}, nothing kept`, 'ms', large.whole, {
      against: [`types of ${SMALL.name}, nothing kept`, small.whole],
      wanted,
    }),
    ...[
      { remote: SMALL.name, ...small },
      { remote: LARGE, ...large },
    ].map(({ remote, whole, changed }) =>
      rowOf(`types of ${remote}, one file changed`, 'ms', changed, {
        against: ['the same check with nothing kept', whole],
        wanted,
      }),
    ),
  ];
}

async function measureCheck(remote: string) {
  const check = { args: [script('scripts/types.mjs'), remote] };
  const [whole, changed]: [number[], number[]] = [[], []];
  for (const _ of rounds()) {
    forgetTypes(remote);
    whole.push(await timed(check));
    changed.push(await timedAfterChange(remote, check));
  }
  return { whole, changed };
}

/** Each time on a new server, where the remote has no version yet, with neither its types nor its build kept. */
async function measurePreview(): Promise<Row> {
  const { name } = SMALL;
  const [beyond, alone]: [number[], number[]] = [[], []];
  for (const _ of rounds()) {
    const server = await startAndromeda();
    try {
      forgetBuild(name);
      const build = await timed({ args: [script('scripts/build.mjs'), name] });
      forgetBuild(name);
      forgetTypes(name);
      const release = await timed({
        args: [script('release/main.mjs'), name, '--preview'],
        env: { ANDROMEDA_URL: server.url, DATA_DIR: server.dataDir, ANDROMEDA_TOKEN: '' },
      });
      alone.push(build);
      beyond.push(release - build);
    } finally {
      await server.dispose();
    }
  }
  return rowOf(`preview of a first release of ${name}, beyond the build`, 'ms', beyond, {
    against: ['the build alone', alone],
    wanted: ['value', 'at most', MOST_BEYOND_BUILD_MS],
  });
}

async function measureDevelopment(): Promise<Row[]> {
  const dev: Command = { args: [script('scripts/dev.mjs'), SMALL.name] };
  const [here, elsewhere, alone]: [number[], number[], number[]] = [[], [], []];
  const browser = await launchBrowser();
  const product = await startAndromeda();
  try {
    const seller = await createSeller(product.url);
    for (const _ of rounds()) {
      alone.push(await serveAlone());
      const args = [...dev.args, '--against', product.url];
      elsewhere.push(await untilScreen(browser, { args }, seller));
    }
    // The server of `dev` has its data, seller and database included.
    await product.stop();
    for (const _ of rounds()) here.push(await untilScreen(browser, dev, seller, product));
  } finally {
    await browser.close();
    await product.dispose();
  }
  const against = ['Rspack serving the remote, until its first compilation', alone] as const;
  const wanted = ['value', 'at most', MOST_MS] as const;
  return [
    rowOf(`dev ${SMALL.name}, until its screen`, 'ms', here, { against, wanted }),
    rowOf(`dev ${SMALL.name} --against, until its screen`, 'ms', elsewhere, { against, wanted }),
  ];
}

async function serveAlone(): Promise<number> {
  const folder = join(repository, SMALL.name);
  const port = await freePort();
  const command = {
    args: [join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve'],
    cwd: folder,
    env: { NODE_ENV: 'development', ANDROMEDA_DEV_PORT: String(port) },
  };
  return timedUntil(command, () => whenAnswered(`http://127.0.0.1:${port}/mf-manifest.json`));
}

/** From the command to the moment at which a seller who is signed in sees the screen. */
async function untilScreen(
  browser: Browser,
  command: Command,
  seller: RegisteredSeller,
  data?: Pick<AndromedaServer, 'dataDir'>,
): Promise<number> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await startSession(page, url, seller);
  const env = { PORT: String(port), LOG_LEVEL: 'warn', ...(data && { DATA_DIR: data.dataDir }) };
  try {
    return await timedUntil({ ...command, env }, async () => {
      await whenAnswered(`${url}${SMALL.path}`);
      await page.goto(`${url}${SMALL.path}`);
      await page.locator(SMALL.control).waitFor();
    });
  } finally {
    await context.close();
  }
}

/** At least one round, and further ones while there is time. */
function* rounds() {
  for (let round = 0; round < ROUNDS && (round === 0 || performance.now() < MOST_ROUNDS_MS); round++)
    yield round;
}
