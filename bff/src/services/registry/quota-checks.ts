import type { OpenPackage } from './open-package.ts';

/** The most that one version may have, by the server's own count. */
export const QUOTAS = { menu: 8, paths: 24, files: 300, bytes: 15_000_000 };

/** Where a package has more than one remote may have, one sentence each. */
export function checkQuotas({ build: { remote }, files }: Pick<OpenPackage, 'build' | 'files'>): string[] {
  const bytes = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0);
  const paths = [remote.paths, remote.publicPaths, remote.fullHeightPaths, remote.ownHeaderPaths];
  const most = Math.max(
    remote.paths.length + remote.publicPaths.length,
    ...paths.map(({ length }) => length),
  );
  return [
    ...above(
      remote.menu.length,
      QUOTAS.menu,
      'entradas no menu',
      'Reúna telas atrás de uma entrada em remote.json',
    ),
    ...above(
      most,
      QUOTAS.paths,
      'caminhos',
      'Um caminho serve tudo o que está abaixo dele: tire os mais longos',
    ),
    ...above(files.size, QUOTAS.files, 'arquivos', 'Junte partes pequenas, ou tire o que não é do remoto'),
    ...above(
      Math.ceil(bytes / 1e5) / 10,
      QUOTAS.bytes / 1e6,
      'MB, sem compressão,',
      'Tire imagens e fontes que cabem em outro lugar',
    ),
  ];
}

const above = (count: number, quota: number, what: string, cure: string) =>
  count > quota ? [`O remoto tem ${count} ${what} e o limite é ${quota}. ${cure}.`] : [];
