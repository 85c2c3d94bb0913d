/** A database without access rules, whichever it is; values replace `$1` in a statement. */
export interface SqlDatabase {
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs a script of several statements. */
  exec(script: string): Promise<unknown>;
  transaction<Result>(work: (transaction: SqlSession) => Promise<Result>): Promise<Result>;
}

/** The same inside one transaction. */
export type SqlSession = Pick<SqlDatabase, 'query' | 'exec'>;

/** Whether the database refused the statement itself, as opposed to not answering. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?!57P|08)[0-9A-Z]{5}$/.test(String(error.code));
