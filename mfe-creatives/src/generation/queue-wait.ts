/** Where a request stands that waits for its turn. */
export interface QueueWait {
  /** How many are served before it. */
  place: number;
  /** Until its picture is expected; null where nobody knows. */
  expectedSeconds: number | null;
}
