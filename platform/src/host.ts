/** What only the shell (and the fake host of tests) uses: the providers that fulfil the platform's promises. */
export type {
  LiveRemotes,
  MenuEntry,
  PageConfig,
  PublicConfig,
  RemoteEvent,
  ResolvedRemote,
  ScreenHeading,
} from 'bff/contract';
export { type Api, createApi } from './api/api.ts';
export type { TokenSource } from './api/authorized-fetch.ts';
export { awaitedExport } from './data-export.ts';
export { forgetDrafts } from './draft.ts';
export { NotificationCenter } from './notifications/notification-center.ts';
export { PlatformProvider } from './platform-provider.tsx';
export { PreparationContext, type Prepare } from './preparation.ts';
export { ScreenSignalContext } from './screen-signal.ts';
export { SessionContext } from './session.ts';
export { type Theme, useTheme } from './theme.ts';
export { PLATFORM_VERSION } from './version.ts';
