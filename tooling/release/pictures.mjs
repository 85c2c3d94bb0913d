import { BrowserMissingError } from '../contract/launch-browser.mjs';
import { takeStories } from '../contract/take-stories.mjs';
import { ReleaseFailure } from './failure.mjs';

/**
 * @import { TakenPicture } from '../contract/take-picture.mjs'
 * @import { Project } from './project.mjs'
 */

/**
 * Puts pictures into the form of a release, and what each shows.
 * @param {FormData} form
 * @param {readonly TakenPicture[]} pictures
 */
export function appendPictures(form, pictures) {
  if (pictures.length === 0) return;
  form.set('pictureList', JSON.stringify(pictures.map(({ bytes: _, ...described }) => described)));
  for (const { name, bytes } of pictures) form.append('pictures', new File([bytes], name));
}

/**
 * Pictures of a remote's stories in a built Storybook; none where this machine has no browser.
 * @param {string} folder
 * @param {Pick<Project, 'remotes'>} project
 * @param {string} name
 */
export async function photographStories(folder, { remotes }, name) {
  const began = performance.now();
  // A repository of one remote has no stories of others.
  const own = remotes.length > 1 ? name : undefined;
  const taken = await takeStories(folder, own).catch((error) => {
    if (error instanceof BrowserMissingError) return null;
    throw new ReleaseFailure('build', error.message);
  });
  if (!taken) {
    console.log('· as histórias não foram fotografadas: não há navegador nesta máquina');
    return [];
  }
  const { pictures, left } = taken;
  const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
  const said = pictures.length === 1 ? '1 história fotografada' : `${pictures.length} histórias fotografadas`;
  console.log(`✓ ${said}${left > 0 ? `, ${left} de fora` : ''} (${seconds} s)`);
  return pictures;
}
