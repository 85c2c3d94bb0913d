/** The fake host without a test runner: for pages that show one remote, or check a built one. */
export { checkScreen, contractStates, promises } from './check-screen.tsx';
export { checkDescription, isRoutes, type RemoteSelfDescription, servedAddresses } from './contract.ts';
export type { FakeAnswers } from './fake-bff/calls.ts';
export { createFakeBff, type FakeState } from './fake-bff/fake-bff.ts';
export { FakeHost, FakePlatform, MountedRoutes } from './fake-host.tsx';
