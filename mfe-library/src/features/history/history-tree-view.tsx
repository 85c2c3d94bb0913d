import { Button, Card, ImageFrame, Notice, PageHeader, StatusBadge } from '@andromeda/design-system';
import { type ImageHistory, Link } from '@andromeda/platform';
import { copySources } from 'bff/contract/browser';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { BackToLibrary } from './back-to-library.tsx';
import { ComparePictures } from './compare-pictures.tsx';
import styles from './history.module.css';
import { type Line, linesOf, type Step } from './history-tree.ts';
import { HistoryTreeList } from './history-tree-list.tsx';
import { LookedPreparation } from './looked-preparation.tsx';
import { messages } from './messages.ts';
import { NodeActions } from './node-actions.tsx';
import { NodeFacts } from './node-facts.tsx';
import { aspectOf, backdropOf, largeCopy } from './node-picture.ts';
import { headingOf } from './node-words.ts';
import { useHistoryAddress } from './use-history-address.ts';

type HistoryTreeProps = { id: string; history: ImageHistory };

/**
 * The tree beside the picture that is looked at. A phone shows one of them at a time: the tree, until the address names a picture of
 * it.
 */
export function HistoryTree({ id, history: { nodes, truncated } }: HistoryTreeProps) {
  const address = useHistoryAddress();
  const lines = useMemo(() => linesOf(nodes), [nodes]);
  const steps = useMemo(() => stepsOf(lines), [lines]);
  const chosen = stepWith(steps, address.step) ?? stepWith(steps, id) ?? steps[0];
  const preparation = chosen?.node.preparations.find(({ act }) => act === address.preparation);
  const cost = nodes.reduce((sum, node) => sum + (node.cost ?? 0), 0);
  if (!chosen) return null;
  return (
    <div className={styles.screen}>
      <PageHeader
        title="História"
        subtitle={`${messages.pictures(nodes.length)} · ${messages.cost(cost)}`}
        back={<BackToLibrary />}
      />
      {truncated && <Notice tone="info">{messages.truncated}</Notice>}
      <div data-looked-at={address.step ? 'picture' : 'tree'} className={styles.columns}>
        <div className={styles.treeSide}>
          <HistoryTreeList lines={lines} chosen={{ id: chosen.node.id, preparation }} />
          {nodes.length === 1 && <Notice tone="tip">{messages.alone}</Notice>}
        </div>
        <Card
          as="section"
          key={preparation?.act ?? chosen.node.id}
          aria-labelledby="looked-at"
          className={styles.looked}
        >
          <BackToTree />
          {preparation ? (
            <LookedPreparation step={chosen} preparation={preparation} />
          ) : (
            <Looked chosen={chosen} steps={steps} />
          )}
        </Card>
      </div>
    </div>
  );
}

const BackToTree = () => (
  <div className={styles.backToTree}>
    <Button asChild icon={<ArrowLeft />}>
      <Link to="." preventScrollReset>
        Ver todos os passos
      </Link>
    </Button>
  </div>
);

/** The picture that is looked at, alone or beside another. */
function Looked({ chosen, steps }: { chosen: Step; steps: readonly Step[] }) {
  const { other: otherId, compare, show } = useHistoryAddress();
  const { node, number } = chosen;
  const parent = stepWith(steps, node.parentId);
  const other = otherId === node.id ? undefined : stepWith(steps, otherId);
  // What it was made of is what one compares it with first.
  const usual = parent ?? steps.find((step) => step !== chosen);
  return (
    <>
      {other ? (
        <ComparePictures
          chosen={chosen}
          other={other}
          steps={steps}
          onOther={(id) => compare(node.id, id)}
          onClose={() => show(node.id)}
        />
      ) : (
        <ImageFrame
          src={largeCopy(node)}
          alt={headingOf(node)}
          aspect={aspectOf(node)}
          fit="contain"
          backdrop={backdropOf(node)}
          color={node.image?.dominantColor ?? undefined}
          rounded
          className={styles.picture}
          imageProps={{
            srcSet: copySources(node.thumbnailUrl, 640, 1600),
            sizes: '(max-width: 1024px) 100vw, 60vw',
          }}
        />
      )}
      <h2 id="looked-at" className={styles.heading}>
        {number}. {headingOf(node)}{' '}
        {!node.present && <StatusBadge tone="neutral">Versão anterior</StatusBadge>}
      </h2>
      {!other && <NodeActions node={node} onCompare={usual && (() => compare(node.id, usual.node.id))} />}
      <NodeFacts node={node} parent={parent ?? null} />
    </>
  );
}

const stepWith = (steps: readonly Step[], id: string | null) => steps.find(({ node }) => node.id === id);

/** Every step, by its number. */
function stepsOf(lines: readonly Line[]): Step[] {
  const all = (line: Line): Step[] => line.flatMap((step) => [step, ...step.branches.flatMap(all)]);
  return lines.flatMap(all).toSorted((a, b) => a.number - b.number);
}
