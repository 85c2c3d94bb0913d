/** Gives the installed app its service worker. Visits in a browser have none, and never wait for one. */
export function registerServiceWorker(): void {
  if (!matchMedia('(display-mode: standalone)').matches) return;
  // Where the browser refuses it, the app works without an offline page and without the share sheet.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}
