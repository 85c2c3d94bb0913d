/** Where the service worker of the installed app keeps photos that another app shared. */
const SHARED_CACHE = 'andromeda-shared';

/** Takes the photos that another app shared; none where nothing arrived. They are there once. */
export async function takeSharedPhotos(): Promise<File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(SHARED_CACHE);
  const photos = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request);
      await cache.delete(request);
      return answer && fileOf(answer);
    }),
  );
  return photos.filter((photo) => photo !== undefined);
}

async function fileOf(answer: Response): Promise<File> {
  const name = decodeURIComponent(answer.headers.get('x-name') ?? '') || 'foto.jpg';
  return new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' });
}
