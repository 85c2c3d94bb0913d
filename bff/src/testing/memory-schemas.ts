import type { MigrationProblem, RemoteMigration, RemoteSchemas } from '../ports/remote-schemas.ts';

/** Schemas that only note what was asked for. */
export interface MemorySchemas extends RemoteSchemas {
  /** `remote name` of every migration that landed. */
  landed: string[];
  /** What the next migrations are refused with. */
  problems: MigrationProblem[];
}

export function createMemorySchemas(): MemorySchemas {
  const schemas: MemorySchemas = {
    landed: [],
    problems: [],
    migrate: async (remote: string, migrations: readonly RemoteMigration[], keep: boolean) => {
      if (keep && schemas.problems.length === 0)
        for (const { name } of migrations)
          if (!schemas.landed.includes(`${remote} ${name}`)) schemas.landed.push(`${remote} ${name}`);
      return schemas.problems;
    },
    run: async (remote, sql, params) => [{ remote, sql, params }],
  };
  return schemas;
}
