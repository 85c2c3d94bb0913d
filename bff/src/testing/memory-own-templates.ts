import { MOST_OWN_TEMPLATES } from '../../contract/browser/limits.ts';
import type { OwnTemplateChange } from '../../contract/own-templates.ts';
import type { Clock } from '../ports/clock.ts';
import type { ImageRecord } from '../ports/image-library.ts';
import type { OwnTemplateRecord, OwnTemplateRepository } from '../ports/own-template-repository.ts';
import type { User } from '../ports/user.ts';
import { createMemoryNamed } from './memory-named.ts';

/** Own templates over a map; their previews are among `images`. */
export function createMemoryOwnTemplates(
  clock: Clock,
  images: ReadonlyMap<string, ImageRecord>,
): OwnTemplateRepository {
  const kept = createMemoryNamed<OwnTemplateChange>(clock, MOST_OWN_TEMPLATES);
  type Kept = Awaited<ReturnType<typeof kept.list>>[number];
  const record = ({ userId }: User, { imageId, ...template }: Kept): OwnTemplateRecord => {
    const image = images.get(imageId ?? '');
    const preview =
      image?.userId === userId ? { imageId: image.id, dominantColor: image.dominantColor } : null;
    return { ...template, preview };
  };
  return {
    list: async (user) => (await kept.list(user)).map((template) => record(user, template)),
    async save(user, id, change) {
      const saved = await kept.save(user, id, change);
      return typeof saved === 'string' ? saved : record(user, saved);
    },
    remove: kept.remove,
  };
}
