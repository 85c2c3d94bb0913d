import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createOpenSessions, createSessionVerifier } from '../auth/open-sessions.ts';
import { createConversationRepository } from '../data/conversation-repository.ts';
import { createCreditLedger } from '../data/credit-ledger.ts';
import { createCreditOverview } from '../data/credit-overview.ts';
import { createGenerationLog } from '../data/generation-log.ts';
import { createImageLibrary } from '../data/image-library.ts';
import { createPaymentRepository } from '../data/payment-repository.ts';
import { createProductRepository } from '../data/product-repository.ts';
import { createSessionRepository } from '../data/session-repository.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { User } from '../ports/user.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestServices } from '../testing/test-services.ts';

let project: TestProject;
let user: User;
beforeAll(async () => {
  project = await openTestProject();
  user = await project.newUser();
});
afterAll(() => project?.close());

/** The application over the project's database, with its check of sessions. */
function openApp() {
  const { clients } = project;
  const services = createTestServices();
  const sessions = createOpenSessions(createSessionRepository(clients), services.clock);
  return createTestApp({
    verifier: createSessionVerifier({ verify: async () => user }, sessions),
    services: {
      ...services,
      ledger: createCreditLedger(clients),
      readCreditOverview: createCreditOverview(clients),
      library: createImageLibrary(clients),
      generationLog: createGenerationLog(clients),
      conversationRepository: createConversationRepository(clients),
      paymentRepository: createPaymentRepository(clients),
      productRepository: createProductRepository(clients),
    },
  });
}

/** What begins and ends a transaction and says who asks. */
const FRAME = /^\s*(begin|commit|rollback|set local|select set_config)\b/i;
/** What `@supabase/lite` asks by itself: whether a function set a status. */
const BY_ITSELF = /^\s*select current_setting\('response\./i;

/** How many statements the database runs for an answer: ours, and those that the embedded service adds. */
async function statementsOf(ask: () => Response | Promise<Response>) {
  const query = vi.spyOn(project.database, 'query');
  const answer = await ask();
  const seen = query.mock.calls.map(([statement]) => statement).filter((statement) => !FRAME.test(statement));
  query.mockRestore();
  expect(answer.status).toBe(200);
  const added = seen.filter((statement) => BY_ITSELF.test(statement)).length;
  return { ours: seen.length - added, added };
}

test.each([
  { path: '/api/credits', added: 1 },
  { path: '/api/credits/entries', added: 1 },
  { path: '/api/images', added: 1 },
  { path: '/api/images?search=caneca&favorites=true', added: 1 },
  { path: '/api/generations/recent', added: 0 },
  { path: '/api/conversations', added: 0 },
  { path: '/api/conversations?search=caneca', added: 1 },
  { path: '/api/subscription', added: 0 },
  { path: '/api/products/sheet?search=caneca', added: 1 },
  { path: '/api/products/sheet/counts', added: 1 },
])('a signed-in read of $path is one statement of ours', async ({ path, added }) => {
  const { as } = openApp();
  // From here on, the session is known to be open.
  await as(user, '/api/subscription');
  expect(await statementsOf(() => as(user, path))).toEqual({ ours: 1, added });
});

test('the first read of a session asks once whether it is open', async () => {
  const { as } = openApp();
  expect(await statementsOf(() => as(user, '/api/credits'))).toMatchObject({ ours: 2 });
});
