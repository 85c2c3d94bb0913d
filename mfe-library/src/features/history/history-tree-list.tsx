import { ImageFrame, StatusBadge } from '@andromeda/design-system';
import { type HistoryNode, Link, type PicturePreparation } from '@andromeda/platform';
import type { Line, Step } from './history-tree.ts';
import { messages } from './messages.ts';
import { backdropOf } from './node-picture.ts';
import { titleOf, wordsOf } from './node-words.ts';
import { PreparationList } from './preparation-list.tsx';
import styles from './tree.module.css';

/** What is looked at: a picture, or what was taken of it for channels. */
export type Chosen = { id: string; preparation: PicturePreparation | undefined };

type TreeProps = { lines: readonly Line[]; chosen: Chosen };

/** The tree as nested lists: a line of steps, and below a step what else was made of it. */
export function HistoryTreeList({ lines, chosen }: TreeProps) {
  return (
    <nav aria-label="Passos desta imagem" className={styles.tree}>
      {lines.map((line) => (
        <Steps key={line[0]?.node.id} line={line} chosen={chosen} />
      ))}
    </nav>
  );
}

function Steps({ line, chosen }: { line: Line; chosen: Chosen }) {
  return (
    <ol className={styles.line}>
      {line.map((step) => (
        <li key={step.node.id} className={styles.step}>
          <StepLink step={step} chosen={step.node.id === chosen.id && !chosen.preparation} />
          <PreparationList
            node={step.node}
            chosen={step.node.id === chosen.id ? chosen.preparation : undefined}
          />
          {step.branches.length > 0 && (
            <div className={styles.branches}>
              {step.branches.map((branch) => (
                <Steps key={branch[0]?.node.id} line={branch} chosen={chosen} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepLink({ step: { node, number }, chosen }: { step: Step; chosen: boolean }) {
  const words = wordsOf(node);
  return (
    <Link
      to={`?passo=${node.id}`}
      preventScrollReset
      aria-current={chosen ? 'step' : undefined}
      className={styles.link}
    >
      <ImageFrame
        src={node.thumbnailUrl}
        alt=""
        rounded
        backdrop={backdropOf(node)}
        color={node.image?.dominantColor ?? undefined}
      />
      <span className={styles.told}>
        <span className={styles.title}>
          {number}. {titleOf(node)}
        </span>
        {words && <span className={styles.words}>{words}</span>}
        <StepMeta node={node} />
      </span>
    </Link>
  );
}

function StepMeta({ node: { cost, present, parentDeleted } }: { node: HistoryNode }) {
  const told = [cost !== null && messages.cost(cost), parentDeleted && 'feita de uma imagem apagada'].filter(
    Boolean,
  );
  if (told.length === 0 && present) return null;
  return (
    <span className={styles.meta}>
      {told.join(' · ')}
      {!present && <StatusBadge tone="neutral">Versão anterior</StatusBadge>}
    </span>
  );
}
