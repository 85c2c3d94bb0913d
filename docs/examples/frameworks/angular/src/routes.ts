import { foreignScreen, type RemoteModule } from '@andromeda/platform';
import { ErrorHandler, provideZonelessChangeDetection, signal } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { HOST, NOW, ReceiptsScreen } from './receipts-screen.ts';

/** One screen for all paths below. Angular starts asynchronously; what changes meanwhile comes as `update` once it is there. */
const receipts = foreignScreen(async (element, host) => {
  const now = signal(host.now);
  const app = await createApplication({
    providers: [
      provideZonelessChangeDetection(),
      { provide: HOST, useValue: host },
      { provide: NOW, useValue: now },
      { provide: ErrorHandler, useValue: { handleError: host.fail } },
    ],
  });
  app.bootstrap(ReceiptsScreen, element);
  return { update: (next) => now.set(next), unmount: () => app.destroy() };
});

export const routes: RemoteModule['routes'] = [{ path: '/recibos/*', element: receipts }];
