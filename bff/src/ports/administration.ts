/** The figures of the whole product. Money in whole cents of BRL and in US dollars, `createdAt` in ISO 8601. */
export interface AdminFigures {
  activeUsers: number;
  totalUsers: number;
  monthlyRevenueCents: number;
  aiGenerations: number;
  aiCostUsd: number;
  recentUsers: { fullName: string; email: string; createdAt: string }[];
  creditsUsed: number;
  creditsLeft: number;
}

/** Only for administrators and the operator: it bypasses row-level security. All reject with `StoreError`. */
export interface Administration {
  figures(): Promise<AdminFigures>;
  /** Makes the confirmed account of an e-mail an administrator; false where there is none. */
  grantAdmin(email: string): Promise<boolean>;
}

/** How full the machine is: fractions from 0 to 1, null where it does not say. */
export interface MachineGauge {
  load(): number | null;
  storage(): Promise<number | null>;
}
