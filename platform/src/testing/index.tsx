export { FakeHost, type FakeHostOptions } from './fake-host.tsx';
export { testRemote } from './test-remote.ts';
