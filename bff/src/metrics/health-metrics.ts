import { Gauge, type Registry } from '@prometheus-io/client';
import { OperatorWarning } from '../../contract/admin.ts';
import type { RegistrySource } from '../remotes/release-snapshot.ts';
import { type Trouble, troubles } from '../system/readiness.ts';

export interface Health {
  /** Why requests should not be sent here. */
  readTroubles(): Promise<readonly Trouble[]>;
  readRegistry(): RegistrySource;
  /** Faults of this node's configuration. */
  warnings: ReadonlySet<OperatorWarning>;
}

/** What `/readyz` and `/admin` say, as 0 and 1. */
export function healthMetrics(registry: Registry, { readTroubles, readRegistry, warnings }: Health): void {
  new Gauge({
    name: 'andromeda_trouble',
    help: '1 for each reason for which /readyz asks to be spared.',
    labelNames: ['trouble'],
    registers: [registry],
    async collect() {
      const found = await readTroubles();
      for (const trouble of troubles) this.set({ trouble }, Number(found.includes(trouble)));
    },
  });
  new Gauge({
    name: 'andromeda_registry_from_mirror',
    help: '1 while the database is away and this node shows the remotes that it knew last.',
    registers: [registry],
    collect() {
      this.set(Number(readRegistry().from === 'mirror'));
    },
  });
  new Gauge({
    name: 'andromeda_operator_warning',
    help: '1 for each warning that /admin shows.',
    labelNames: ['warning'],
    registers: [registry],
    collect() {
      for (const warning of OperatorWarning.options) this.set({ warning }, Number(warnings.has(warning)));
    },
  });
}
