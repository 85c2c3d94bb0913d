/** Records what each call of a provider used and cost. Rejects with `StoreError`. */
export interface UsageLog {
  record(entry: {
    userId: string;
    operation: string;
    model: string;
    tokensUsed: number;
    costUsd: number;
  }): Promise<void>;
}
