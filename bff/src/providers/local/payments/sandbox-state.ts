import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A payment page that was opened, as the sandbox keeps it. */
export interface SandboxSession {
  id: string;
  priceId: string;
  clientReference: string;
  email: string;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  paid: boolean;
  /** Whether it was closed before it was paid. */
  expired?: boolean;
  created?: number;
  subscriptionId: string | null;
  invoiceId: string | null;
  /** Set where the page sells something once, and no subscription. */
  sale?: SandboxSale;
}

/** What is sold once. Money in whole cents of BRL. */
export interface SandboxSale {
  name: string;
  amount: number;
  refunded: number;
  /** Until when a Pix that was asked for can be paid, in Unix seconds; null where none was. */
  pixUntil: number | null;
}

/** Times are Unix seconds, as Stripe writes them. */
export interface SandboxSubscription {
  id: string;
  priceId: string;
  metadata: Record<string, string>;
  status: 'active' | 'past_due' | 'canceled';
  cancelAtPeriodEnd: boolean;
  created: number;
  periodEnd: number;
  endedAt: number | null;
}

export interface SandboxInvoice {
  id: string;
  subscriptionId: string;
  priceId: string;
  status: 'paid' | 'open';
  /** Whole cents of BRL. */
  amount: number;
  refunded: number;
  created: number;
}

export interface SandboxRecords {
  sessions: Record<string, SandboxSession>;
  subscriptions: Record<string, SandboxSubscription>;
  invoices: Record<string, SandboxInvoice>;
}

/** The sandbox's records; with a file they outlive a restart. */
export interface SandboxState extends SandboxRecords {
  keep(): void;
}

const empty = (): SandboxRecords => ({ sessions: {}, subscriptions: {}, invoices: {} });

/** Opens the records. A file that cannot be read is replaced: there is no real money in it. */
export function openSandboxState(file: string | null): SandboxState {
  const records = file ? readRecords(file) : empty();
  return {
    ...records,
    keep() {
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      // Written whole or not at all: the process may end while it writes.
      writeFileSync(`${file}.new`, JSON.stringify(records));
      renameSync(`${file}.new`, file);
    },
  };
}

function readRecords(file: string): SandboxRecords {
  try {
    return { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<SandboxRecords>) };
  } catch {
    return empty();
  }
}

export const MONTH_SECONDS = 30 * 24 * 3600;
export const newId = (kind: string) => `${kind}_local_${randomBytes(12).toString('hex')}`;
