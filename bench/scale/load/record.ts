import { ApiError } from '../../../platform/src/api/api-error.ts';
import type { SeenOrder } from '../ledger.ts';
import type { Measures } from './plan.ts';

type Kind = 'requests' | 'pictures' | 'texts';

/** Writes down what sellers wait for and what they see. */
export interface Record {
  /** Measures a call; its failure is what the seller would see, and ends here. */
  watch<Answer>(kind: Kind, name: string, call: () => Promise<Answer>): Promise<Answer | null>;
  /** A call failed and is repeated unseen. */
  repeat(): void;
  order(order: SeenOrder): void;
  orders(): readonly SeenOrder[];
  /** What came since it was last asked. */
  take(): Measures;
}

export function createRecord(): Record {
  const orders: SeenOrder[] = [];
  let current = empty();
  return {
    async watch(kind, name, call) {
      const began = performance.now();
      try {
        const answer = await call();
        current[kind].push(performance.now() - began);
        return answer;
      } catch (error) {
        current.failures.push(`${name}: ${sentenceOf(error)}`);
        return null;
      }
    },
    repeat() {
      current.repeated += 1;
    },
    order: (order) => void orders.push(order),
    orders: () => orders,
    take() {
      const { began, ...measures } = current;
      current = empty();
      return { ...measures, seconds: (performance.now() - began) / 1000 };
    },
  };
}

const empty = () => ({
  began: performance.now(),
  requests: [] as number[],
  pictures: [] as number[],
  texts: [] as number[],
  failures: [] as string[],
  repeated: 0,
});

const sentenceOf = (error: unknown) =>
  error instanceof ApiError
    ? `${error.code} (${error.status})${error.requestId ? ` ${error.requestId}` : ''}`
    : String(error);
