import { describe, expect, test } from 'vitest';
import { checkScreen, contractStates, promises, type ScreenOptions } from './check-screen.tsx';
import { checkDescription, type RemoteUnderTest, servedAddresses } from './contract.ts';

/**
 * Declares the tests of the platform's contract for a remote: `testRemote({ description, routes })`, where
 * `description` is its `remote.json`. `answers` adds calls that the platform does not know, `flags` names those that are on.
 */
export function testRemote(remote: RemoteUnderTest, options: ScreenOptions = {}): void {
  describe(`${remote.description.name} keeps the contract of the platform`, () => {
    test('its remote.json says what its routes serve', () => {
      expect(checkDescription(remote)).toEqual([]);
    });
    describe.each(servedAddresses(remote))('%s', (path) => {
      test.each(contractStates.map((state) => [promises[state], state] as const))('%s', async (_, state) => {
        expect(await checkScreen(remote, path, state, options)).toEqual([]);
      });
    });
  });
}
