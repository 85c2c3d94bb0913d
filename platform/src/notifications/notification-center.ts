export type NotificationType = 'success' | 'error' | 'warning' | 'info';
export type NotificationChannel = 'banner' | 'snackbar';

/** One notice of the history. `timestamp` is the local time as a string (docs/product.md#records). */
export interface Notification {
  id: string;
  timestamp: string;
  message: string;
  type: NotificationType;
  title: string;
}

/** A notice that a screen shows. `channel: 'none'` keeps it in the history only; `durationMs: null` stays until closed. */
export interface NotificationRequest {
  message: string;
  type: NotificationType;
  title?: string;
  channel?: NotificationChannel | 'none';
  durationMs?: number | null;
  onClose?: () => void;
}

/** A notice on the screen; `closing` while it fades. */
export interface ShownNotification extends Notification {
  closing: boolean;
}

/** A toast that a screen shows, beside the two channels and outside the history. Stands for 5 s unless said. */
export interface ToastRequest {
  title: string;
  message?: string;
  type?: NotificationType;
  durationMs?: number;
}

/** The toast on the screen. Its area keeps the time, because it waits while the user looks at it. */
export interface ShownToast extends Required<Omit<ToastRequest, 'message'>> {
  id: string;
  message: string | null;
}

export interface NotificationState {
  banner: ShownNotification | null;
  snackbar: ShownNotification | null;
  toast: ShownToast | null;
  history: readonly Notification[];
}

/** Milliseconds of the fade before a notice is removed (docs/product.md#notifications). */
const FADE_MS = 300;

/** Milliseconds that a toast is shown (docs/product.md#notifications). */
const TOAST_MS = 5000;

const titles: Record<NotificationType, string> = {
  success: 'Sucesso',
  error: 'Erro',
  warning: 'Atenção',
  info: 'Informação',
};

/** How long a notice stays, in milliseconds, or null until closed (docs/product.md#notifications). */
function defaultDuration(type: NotificationType, channel: NotificationChannel): number | null {
  if (channel === 'banner') return type === 'error' ? null : 5000;
  return type === 'error' ? 8000 : 6000;
}

/**
 * The one place of notices: at most one banner and one snackbar, a new one replaces, every call enters the
 * history at its front. A store outside React, so that timers live once for all remotes.
 */
export class NotificationCenter {
  #state: NotificationState = { banner: null, snackbar: null, toast: null, history: [] };
  #listeners = new Set<() => void>();
  #timers: Record<NotificationChannel, ReturnType<typeof setTimeout> | undefined> = {
    banner: undefined,
    snackbar: undefined,
  };
  #onClose: Record<NotificationChannel, (() => void) | undefined> = {
    banner: undefined,
    snackbar: undefined,
  };
  #lastId = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): NotificationState => this.#state;

  /** Tells something; answers the id under which the history keeps it. */
  readonly notify = (request: NotificationRequest): string => {
    this.#lastId += 1;
    const notification: Notification = {
      id: String(this.#lastId),
      timestamp: new Date().toLocaleTimeString('pt-BR'),
      message: request.message,
      type: request.type,
      title: request.title ?? titles[request.type],
    };
    this.#set({ history: [notification, ...this.#state.history] });
    const channel = request.channel ?? (request.type === 'error' ? 'banner' : 'snackbar');
    // What failed since then is what counts.
    if (request.type === 'error' && channel === 'banner' && this.#state.snackbar?.type === 'success')
      this.close('snackbar');
    if (channel !== 'none') this.#show(channel, notification, request);
    return notification.id;
  };

  /** Begins the fade; after it the notice is removed and its close callback runs. */
  readonly close = (channel: NotificationChannel): void => {
    const shown = this.#state[channel];
    if (!shown || shown.closing) return;
    clearTimeout(this.#timers[channel]);
    this.#set({ [channel]: { ...shown, closing: true } });
    this.#timers[channel] = setTimeout(() => {
      const onClose = this.#onClose[channel];
      this.#onClose[channel] = undefined;
      this.#set({ [channel]: null });
      onClose?.();
    }, FADE_MS);
  };

  /** Shows a toast; the one that stood is gone. */
  readonly toast = ({ title, message, type = 'info', durationMs = TOAST_MS }: ToastRequest): void => {
    this.#lastId += 1;
    this.#set({ toast: { id: String(this.#lastId), title, message: message ?? null, type, durationMs } });
  };

  /** Removes a toast, unless another has replaced it by now. */
  readonly closeToast = (id: string): void => {
    if (this.#state.toast?.id === id) this.#set({ toast: null });
  };

  readonly clearHistory = (): void => this.#set({ history: [] });

  readonly removeFromHistory = (id: string): void =>
    this.#set({ history: this.#state.history.filter((entry) => entry.id !== id) });

  /** Removes the notices of a user who has left, from the screen and from the history. */
  readonly forget = (): void => {
    this.close('banner');
    this.close('snackbar');
    this.#set({ toast: null, history: [] });
  };

  #show(channel: NotificationChannel, notification: Notification, request: NotificationRequest): void {
    clearTimeout(this.#timers[channel]);
    const replaced = this.#onClose[channel];
    this.#onClose[channel] = request.onClose;
    this.#set({ [channel]: { ...notification, closing: false } });
    const duration =
      request.durationMs === undefined ? defaultDuration(request.type, channel) : request.durationMs;
    if (duration !== null) this.#timers[channel] = setTimeout(() => this.close(channel), duration);
    // The previous one goes without a fade; its close callback still runs.
    replaced?.();
  }

  #set(change: Partial<NotificationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
