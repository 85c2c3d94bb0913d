import { join } from 'node:path';
import type { HostedProject } from '../environment.ts';
import type { RemoteFiles } from '../ports/remote-files.ts';
import { type MirroredFiles, mirrorFiles } from '../remotes/mirrored-files.ts';
import { createRegistryFile } from '../remotes/registry-file.ts';
import { createRegistryMirror, type RegistryMirror } from '../remotes/registry-mirror.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

/** The mirror of a hosted project's registry on this machine. */
export interface Mirror {
  files: MirroredFiles;
  /** What is kept of the registry itself; `releases` read from `files`. */
  over(
    releases: Pick<ReleaseServices, 'snapshot' | 'flagSnapshot' | 'placeSnapshot' | 'clock' | 'logger'>,
  ): RegistryMirror;
}

/** The mirror in `DATA_DIR/registry-mirror`, in front of the project's bucket. */
export function openMirror(
  dataDir: string,
  project: Pick<HostedProject, 'url'>,
  bucket: RemoteFiles,
): Mirror {
  const folder = join(dataDir, 'registry-mirror');
  const files = mirrorFiles(bucket, join(folder, 'remotes'));
  const file = createRegistryFile(join(folder, 'registry.json'), project.url);
  return { files, over: (releases) => createRegistryMirror({ ...releases, files, file }) };
}
