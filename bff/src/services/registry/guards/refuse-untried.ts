import type { RemoteVersionRecord } from '../../../ports/remote-registry.ts';
import { refuseProblems } from '../publish-version.ts';
import type { ReleaseServices } from '../release-services.ts';

type Deps = Pick<ReleaseServices, 'earlier' | 'logger'>;
type Tried = Pick<RemoteVersionRecord, 'remote' | 'version' | 'files'>;

/**
 * Where another installation comes before this one, refuses to show a version that it does not show, or whose files are others
 * there. So what users get has run there, byte for byte.
 */
export async function refuseUntried({ earlier, logger }: Deps, record: Tried): Promise<void> {
  if (!earlier) return;
  const { remote, version } = record;
  const before = `${earlier.origin}, que vem antes desta instalação (RELEASES_AFTER)`;
  const shown = await earlier.shown(remote).catch((err: unknown) => {
    logger.warn({ err, remote, version }, 'the earlier installation did not answer');
    return refuseProblems([`${before}, não respondeu. Nada mudou; tente de novo em alguns minutos.`]);
  });
  if (shown?.version !== version)
    return refuseProblems([
      `${version} ainda não está no ar em ${before}. Leve antes esta mesma versão para lá, e depois os mesmos arquivos para cá: pnpm release ${remote} --from PASTA`,
    ]);
  const differing = Object.entries(shown.files).find(([file, hash]) => record.files[file]?.sha384 !== hash);
  if (differing)
    refuseProblems([
      `${version} tem outros arquivos em ${before}: ${differing[0]} não é o mesmo. Leve para cá os que estão no ar lá.`,
    ]);
}
