import type { Group } from '../check.ts';
import { behindProxy } from './behind-proxy.ts';
import { browser } from './browser.ts';
import { credits } from './credits.ts';
import { files } from './files.ts';
import { foreignPaths } from './foreign-paths.ts';
import { fullDisk } from './full-disk.ts';
import { greedyAccount } from './greedy-account.ts';
import { identity } from './identity.ts';
import { isolation } from './isolation.ts';
import { killedDatabase } from './killed-database.ts';
import { killedWorkers } from './killed-workers.ts';
import { mails } from './mails.ts';
import { paymentOrder } from './payment-order.ts';
import { payments } from './payments.ts';
import { pictureProcess } from './picture-process.ts';
import { postgres } from './postgres.ts';
import { providers } from './providers.ts';
import { releases } from './releases.ts';
import { renewals } from './renewals.ts';
import { secondStep } from './second-step.ts';
import { server } from './server.ts';

/** Every group of checks, in the order of the table. */
export const groups: readonly Group[] = [
  credits,
  { ...providers, checks: [...providers.checks, greedyAccount] },
  { ...payments, checks: [...payments.checks, paymentOrder] },
  { ...identity, checks: [...identity.checks, ...secondStep, renewals, behindProxy] },
  mails,
  { ...isolation, checks: [...isolation.checks, foreignPaths] },
  files,
  browser,
  { ...server, checks: [...server.checks, killedDatabase, killedWorkers, pictureProcess, fullDisk] },
  releases,
  postgres,
];
