import { composeOnColours } from './composites.ts';
import { fitAndWrite } from './fit-and-write.ts';
import { measurePhotoOpinions } from './measure-photos.ts';
import { loadPhotos } from './photos.ts';
import { loadTraced } from './traced-photos.ts';

/** Of the products on white paper so many are laid on coloured grounds: one in three. */
const COMPOSED = 3;

const work = await loadPhotos('work');
const composed = (await composeOnColours(work)).filter((_, at) => at % COMPOSED === 0);
fitAndWrite(await measurePhotoOpinions([...work, ...composed, ...(await loadTraced())]));
