/** What is asked of a database past every wall, whichever it is; values stand where the statement says `$1`. */
export interface SqlDatabase {
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs a script of several statements. */
  exec(script: string): Promise<unknown>;
  transaction<Result>(work: (transaction: SqlSession) => Promise<Result>): Promise<Result>;
}

/** The same inside of one transaction. */
export type SqlSession = Pick<SqlDatabase, 'query' | 'exec'>;

/** Whether the database itself refused a statement, as opposed to being away. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?!57P|08)[0-9A-Z]{5}$/.test(String(error.code));
