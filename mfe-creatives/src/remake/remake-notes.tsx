import { Notice } from '@andromeda/design-system';
import type { HistoryNode } from '@andromeda/platform';
import { toolOf } from 'bff/contract/browser';
import { useBrandOffer } from '../tool-frame/use-brand-choice.ts';
import { messages } from './messages.ts';
import styles from './remake.module.css';

type RemakeNotesProps = { node: HistoryNode; hasSource: boolean };

/** What is as it was in the picture, and what its user has to choose anew. */
export function RemakeNotes({ node, hasSource }: RemakeNotesProps) {
  const brand = useBrandOffer('words');
  const colors = useBrandOffer('scenes');
  const missing = [
    toolOf(node.kind)?.photos !== 'none' && missingPhotos(node, hasSource),
    node.options === null && messages.optionsUnknown,
    node.options?.brand && brand === 'absent' && messages.brandGone,
    node.options?.brandColors && colors === 'absent' && messages.colorsGone,
  ].filter((told) => typeof told === 'string');
  return (
    <Notice tone={missing.length > 0 ? 'warning' : 'info'}>
      <p>{messages.filledIn}</p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((told) => (
            <li key={told}>{told}</li>
          ))}
        </ul>
      )}
      {alsoKept(node) && <p>{alsoKept(node)}</p>}
    </Notice>
  );
}

/** Only one of its photos is known, where that is a picture of the library, of a product, or lies beside a cut-out. */
function missingPhotos({ parentDeleted, photos }: HistoryNode, hasSource: boolean): string | false {
  const several = photos !== null && photos > 1;
  if (hasSource) return several && messages.onlyFirst(photos);
  if (parentDeleted) return messages.sourceDeleted;
  return several ? messages.severalNotKept(photos) : messages.photoNotKept;
}

/** Options that have no field here, and go along as they are. */
function alsoKept({ options }: HistoryNode): string | null {
  const { margin, shadow, product } = options ?? {};
  const kept = [
    margin && `margem ${messages.margins[margin]}`,
    shadow !== undefined && (shadow ? 'com sombra' : 'sem sombra'),
    product && `produto “${product}”`,
  ].filter(Boolean);
  return kept.length > 0 ? messages.alsoKept(kept.join(', ')) : null;
}
