export { RemotesScreen } from './features/remotes/remotes-screen.tsx';
export { VersionScreen } from './features/remotes/version/version-screen.tsx';
