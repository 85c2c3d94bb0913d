import { composeOnColours } from './composites.ts';
import { fitAndWrite } from './fit-and-write.ts';
import { measurePhotoOpinions } from './measure-photos.ts';
import { loadPhotos } from './photos.ts';
import { loadTraced } from './traced-photos.ts';

/**
 * Fits the model that weighs opinions to the work half, and writes it. `--dry` only prints what it would choose;
 * `--apart=google/dreambooth` leaves a source out of the fit and measures it.
 */
const options = process.argv.slice(2);
const apart = options.flatMap((each) =>
  each.startsWith('--apart=') ? each.slice('--apart='.length).split(',') : [],
);

/** Of the products on white paper so many are laid on coloured grounds: one in three. */
const COMPOSED = 3;

const work = await loadPhotos('work');
const composed = (await composeOnColours(work)).filter((_, at) => at % COMPOSED === 0);
const photos = await measurePhotoOpinions([...work, ...composed, ...(await loadTraced())]);
fitAndWrite(photos, { dry: options.includes('--dry'), apart });
