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
  const missing = [
    toolOf(node.kind)?.photos !== 'none' && !hasSource && missingPhoto(node),
    node.options === null && messages.optionsUnknown,
    node.options?.brand && brand === 'absent' && messages.brandGone,
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

const missingPhoto = ({ parentDeleted }: HistoryNode) =>
  parentDeleted ? messages.sourceDeleted : messages.photoNotKept;

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
