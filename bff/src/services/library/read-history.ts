import { toolOf } from '../../../contract/browser/operations.ts';
import type { HistoryKind, HistoryNode, ImageHistory } from '../../../contract/image-history.ts';
import { DomainError } from '../../domain-error.ts';
import type { ImageAddresses } from '../../images/image-addresses.ts';
import type { HistoricImage } from '../../ports/image-library.ts';
import type { User } from '../../ports/user.ts';
import { presentPreparation } from '../channels/present-preparation.ts';
import { isRepairable } from '../repair/is-repairable.ts';
import type { Services } from '../services.ts';
import { presentImage } from './present-image.ts';

/** Reads what one of the user's pictures was made of, and all that was made of it. Rejects with `not_found` for anybody else's. */
export async function readHistory(
  { library, addresses }: Pick<Services, 'library' | 'addresses'>,
  user: User,
  imageId: string,
): Promise<ImageHistory> {
  const history = await library.history(user, imageId);
  if (!history) throw new DomainError('not_found');
  const nodes = history.images.flatMap((each) => nodesOf(addresses, each, history.images));
  return { nodes, truncated: history.truncated };
}

/** A picture, after the photo that it was made of where that lies beside it and no other picture was used. */
function nodesOf(
  addresses: ImageAddresses,
  made: HistoricImage,
  all: readonly HistoricImage[],
): HistoryNode[] {
  const { image, options, credits, family, madeFrom } = made;
  const before = made.versionKey === null ? null : versionBefore(made, all);
  const source = before ? before.image.id : madeFrom;
  const isSource = (other: HistoricImage) => other.image.id === source;
  const photo = !source && image.cutOut?.photo ? photoOf(addresses, made) : null;
  const node: HistoryNode = {
    id: image.id,
    // Nothing is made of what came after it: damaged rows that name each other still make a tree.
    parentId: photo?.id ?? (all.slice(0, all.indexOf(made)).some(isSource) ? source : null),
    parentDeleted: source !== null && !all.some(isSource),
    kind: kindOf(made),
    prompt: image.prompt,
    options,
    photos: made.versionKey === null ? made.photos : null,
    productPhoto: made.versionKey === null ? made.productPhoto : null,
    cost: credits,
    createdAt: image.createdAt,
    thumbnailUrl: addresses.sign(image.id, 'thumbnail'),
    imageUrl: addresses.sign(image.id, 'original'),
    present: family === image.id,
    image: presentImage(addresses, image),
    preparations: made.preparations.map(presentPreparation),
  };
  return photo ? [photo, node] : [node];
}

/** The version that this one was made of; where nobody noted it, or it is gone, the one that was made before it. */
function versionBefore(made: HistoricImage, all: readonly HistoricImage[]): HistoricImage | null {
  const family = all.filter((each) => each.family === made.family);
  const noted = family.find(({ image }) => image.id === made.versionOf);
  return noted ?? family[family.indexOf(made) - 1] ?? null;
}

function kindOf({ versionKey, image }: HistoricImage): HistoryKind {
  if (versionKey === null) return image.operation;
  if (versionKey.startsWith('retry:')) return 'retry';
  return isRepairable(image) || toolOf(image.operation)?.result === 'transparent' ? 'repair' : 'product';
}

function photoOf(addresses: ImageAddresses, { image }: HistoricImage): HistoryNode {
  return {
    id: `foto-${image.id}`,
    parentId: null,
    parentDeleted: false,
    kind: 'original',
    prompt: null,
    options: null,
    photos: null,
    productPhoto: null,
    cost: null,
    createdAt: image.createdAt,
    thumbnailUrl: addresses.sign(image.id, 'photo_thumbnail'),
    imageUrl: addresses.sign(image.id, 'photo'),
    present: true,
    image: null,
    preparations: [],
  };
}
