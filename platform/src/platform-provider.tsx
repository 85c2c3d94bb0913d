import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PublicConfig } from 'bff/contract';
import { type ReactNode, useEffect } from 'react';
import type { Api } from './api/api.ts';
import { ApiContext } from './api/api-context.ts';
import type { NotificationCenter } from './notifications/notification-center.ts';
import { NotificationContext } from './notifications/use-notification.ts';
import { PublicConfigContext } from './public-config.ts';
import { repeatOvertaken } from './repeat-overtaken.ts';

/** What the shell gives to every screen: the public configuration, the BFF's client, notices, and the cache of server state. */
export function PlatformProvider(props: {
  config: PublicConfig;
  api: Api;
  notifications: NotificationCenter;
  queries: QueryClient;
  children: ReactNode;
}) {
  useEffect(() => repeatOvertaken(props.queries), [props.queries]);
  return (
    <QueryClientProvider client={props.queries}>
      <PublicConfigContext value={props.config}>
        <ApiContext value={props.api}>
          <NotificationContext value={props.notifications}>{props.children}</NotificationContext>
        </ApiContext>
      </PublicConfigContext>
    </QueryClientProvider>
  );
}
