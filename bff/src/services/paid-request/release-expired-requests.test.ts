import { expect, test } from 'vitest';
import { createTestServices } from '../../testing/test-services.ts';
import { releaseAllOpenRequests, releaseExpiredRequests } from './release-expired-requests.ts';

/** Services of which so many pictures and texts were interrupted. */
function interrupted(pictures: number, texts: number) {
  const services = createTestServices();
  const { ledger, textRepository } = services;
  return Object.assign(services, {
    ledger: { ...ledger, releaseExpired: async () => pictures },
    textRepository: { ...textRepository, releaseExpired: async () => texts },
  });
}
const said = 'gave back the credits';

test.each([
  ['the timer', releaseExpiredRequests],
  ['a start', releaseAllOpenRequests],
])('%s gives back pictures and texts, and tells the operator how many', async (_who, release) => {
  const services = interrupted(2, 2);
  expect(await release(services)).toBe(4);
  expect(services.logged.join()).toContain(said);
  const quiet = interrupted(0, 0);
  expect(await release(quiet)).toBe(0);
  expect(quiet.logged.join()).not.toContain(said);
});
