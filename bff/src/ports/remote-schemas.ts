/** A migration of a remote's backend, with the hash by which it is recognised. */
export interface RemoteMigration {
  name: string;
  integrity: string;
  script: string;
}

/**
 * Why a migration is refused: it changed after it had landed, comes before one that has landed, owns or sets what is not the remote's,
 * failed, or takes what the version before uses (`gone`, `type`, `required`, `constraint`).
 */
export interface MigrationProblem {
  migration: string;
  what: 'changed' | 'out_of_order' | 'trespass' | 'failed' | 'gone' | 'type' | 'required' | 'constraint';
  name: string;
}

/** The schemas of remotes' own backends. Each belongs to a role that reaches nothing else. */
export interface RemoteSchemas {
  /** Runs what has not landed yet: all of it, or none. With `keep` false it is only tried. Rejects with `StoreError`. */
  migrate(remote: string, migrations: readonly RemoteMigration[], keep: boolean): Promise<MigrationProblem[]>;
  /** Runs one statement, `$1` being the parameters as JSON. Rejects with `StoreError`, whose message the backend may read. */
  run(remote: string, sql: string, params: unknown): Promise<unknown[]>;
}
