import { FRAME_FLOOD } from './baseline/frame-flood.ts';
import { GRAB_CUT } from './baseline/grab-cut.ts';
import { measurePhotos } from './cut-outs/measure-photos.ts';
import { loadPhotos } from './cut-outs/photos.ts';
import { printFlags, printGroups, printPhotos } from './cut-outs/table.ts';
import { loadTraced } from './cut-outs/traced-photos.ts';

/**
 * Intersection over union of cut-outs with the truth, by group of photos, beside the baselines. `--held` measures the
 * half that no rule was chosen on.
 */
export async function run(): Promise<void> {
  const half = process.argv.includes('--held') ? 'held' : 'work';
  const photos = await loadPhotos(half);
  const traced = half === 'work' ? await loadTraced() : [];
  console.log(`cut-outs: ${half} half, ${photos.length} photos; GrabCut: ${GRAB_CUT}; flood: ${FRAME_FLOOD}`);
  const figures = await measurePhotos([...photos, ...traced]);
  printPhotos(figures);
  printGroups(figures);
  const real = figures.filter(({ groups }) => !groups.includes('drawn'));
  printFlags('as it is', real);
  printFlags(
    'without the map',
    real.map(({ chosenAlone, ...each }) => ({ ...each, ...chosenAlone, chosen: chosenAlone.overlap })),
  );
}
