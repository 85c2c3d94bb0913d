/** The time, as a port, so that tests need not wait. `sleep` rejects as soon as `signal` aborts. */
export interface Clock {
  now(): Date;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
