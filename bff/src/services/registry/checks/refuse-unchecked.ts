import { SHELL } from '../../../../contract/page-config.ts';
import type { RemoteCheck } from '../../../ports/remote-checks.ts';
import type { RemoteVersionRecord } from '../../../ports/remote-registry.ts';
import { refuseProblems } from '../publish-version.ts';
import type { ReleaseServices } from '../release-services.ts';

type Deps = Pick<ReleaseServices, 'checks' | 'requireChecks' | 'snapshot' | 'shells'>;
type Checked = Pick<RemoteVersionRecord, 'remote' | 'version' | 'publishedBy'>;

/**
 * Where checks are required, refuses to show a version that no checker has passed with the live shell, or that one has failed with the canary of
 * the shell. What a server built itself needs none.
 */
export async function refuseUnchecked(deps: Deps, record: Checked): Promise<void> {
  if (!deps.requireChecks || isOwn(record)) return;
  const { remote, version } = record;
  const found = (await deps.checks.newest(remote)).filter((check) => check.version === version);
  const live = deps.shells.live()?.version ?? null;
  const canary = deps.snapshot.channel(SHELL)?.canaryVersion;
  const withLive = found.find(({ shell }) => shell === live);
  const withCanary = found.find(({ shell }) => shell === canary);
  if (!withLive) return refuseProblems([await sayMissing(deps, live)]);
  refuseProblems([
    ...failuresOf(withLive, 'no ar'),
    ...(withCanary ? failuresOf(withCanary, 'em canário') : []),
  ]);
}

/** Where checks are required, refuses to show a shell while no checker has passed what is live with it, or one has failed a canary. */
export async function refuseUncheckedShell(deps: Deps, shell: string): Promise<void> {
  if (!deps.requireChecks) return;
  const found = (await deps.checks.newest(null)).filter((check) => check.shell === shell);
  const problems = deps.snapshot.channels().flatMap(({ remote, canaryVersion }) => {
    const live = deps.snapshot.live(remote)?.record;
    const canary = deps.snapshot.loaded(remote, canaryVersion)?.record;
    return [
      ...(live && !isOwn(live) ? problemsOf(live, found, 'no ar', true) : []),
      ...(canary && !isOwn(canary) ? problemsOf(canary, found, 'em canário', false) : []),
    ];
  });
  refuseProblems(problems);
}

const isOwn = ({ publishedBy }: Pick<Checked, 'publishedBy'>) => publishedBy === 'start';

async function sayMissing({ checks }: Deps, shell: string | null): Promise<string> {
  const hasPage = (await checks.pages()).some((page) => page.shell === shell);
  return hasPage
    ? `Esta versão ainda não foi conferida pelo verificador contra a casca ${shell}, no ar. Espere a conferência, ou veja com quem administra se o verificador (pnpm checker) está rodando.`
    : `Esta versão não pode ser conferida: o servidor ainda não guardou a página do contrato da casca ${shell ?? '—'}, no ar. Ele a constrói depois do início; veja o log dele.`;
}

const failuresOf = ({ passed, shell, complaints }: RemoteCheck, standing: string): string[] =>
  passed ? [] : [`O verificador reprovou esta versão contra a casca ${shell}, ${standing}:`, ...complaints];

function problemsOf(
  { remote, version }: Checked,
  found: readonly RemoteCheck[],
  standing: string,
  mustHavePassed: boolean,
): string[] {
  const check = found.find((each) => each.remote === remote && each.version === version);
  if (check?.passed || (!check && !mustHavePassed)) return [];
  if (!check)
    return [`${remote} ${version}, ${standing}, ainda não foi conferida com esta casca pelo verificador.`];
  return [
    `${remote} ${version}, ${standing}, não passou no verificador com esta casca: ${check.complaints.join(' ')}`,
  ];
}
