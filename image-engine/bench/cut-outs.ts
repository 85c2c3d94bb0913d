import { FRAME_FLOOD } from './baseline/frame-flood.ts';
import { GRAB_CUT } from './baseline/grab-cut.ts';
import { measureModelPhotos, measurePhotos } from './cut-outs/measure-photos.ts';
import { readModel } from './cut-outs/model.ts';
import { loadPhotos, readHalf } from './cut-outs/photos.ts';
import { printFlags, printGroups, printModel, printPhotos } from './cut-outs/table.ts';
import { loadTraced } from './cut-outs/traced-photos.ts';

/**
 * Intersection over union of cut-outs with the truth, by group of photos, beside the baselines. `--held` measures
 * photos that no rule was chosen on, `--held=3` the third such half; `CUTOUT_MODEL`, with `CUTOUT_MODEL_FAMILY`, adds an
 * operator's model.
 */
export async function run(): Promise<void> {
  const half = readHalf(process.argv);
  const photos = await loadPhotos(half);
  if (photos.length === 0) throw new Error(`no photographs of the half '${half}' are here`);
  const traced = half === 'work' ? await loadTraced() : [];
  console.log(`cut-outs: ${half} half, ${photos.length} photos; GrabCut: ${GRAB_CUT}; flood: ${FRAME_FLOOD}`);
  const all = [...photos, ...traced];
  const alone = await measurePhotos(all);
  const model = readModel();
  const byModel = model && (await measureModelPhotos(all, model));
  const figures = alone.map((each, at) => ({ ...each, model: byModel?.[at] }));
  printPhotos(figures);
  printGroups(figures);
  const real = figures.filter(({ groups }) => !groups.includes('drawn'));
  printFlags('as it is', real);
  printFlags(
    'without the map',
    real.map(({ chosenAlone, ...each }) => ({ ...each, ...chosenAlone, chosen: chosenAlone.overlap })),
  );
  if (byModel) printModel(real.flatMap(({ model }) => model ?? []));
}
