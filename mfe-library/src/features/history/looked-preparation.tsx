import { Button, ImageFrame, Notice, StatusBadge, TextLink } from '@andromeda/design-system';
import {
  type HistoryNode,
  type LibraryImage,
  Link,
  type PicturePreparation,
  useApi,
  usePreparation,
} from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { channelNames, verdicts } from 'bff/contract/browser/preparations';
import { Store } from 'lucide-react';
import { keepBeforeUse } from '../../pictures/keep-before-use.ts';
import styles from './history.module.css';
import { historyKey } from './history-query.ts';
import type { Step } from './history-tree.ts';
import { messages } from './messages.ts';
import { Fact, moment } from './node-facts.tsx';
import { aspectOf, backdropOf, largeCopy } from './node-picture.ts';
import { headingOf, titleOf } from './node-words.ts';
import { fileInWords, reasonsInWords, titleOfPreparation, wayInWords } from './preparation-words.ts';

type LookedPreparationProps = { step: Step; preparation: PicturePreparation };

/** What was taken of a picture for channels by one press: when, how, and what was said of it then. */
export function LookedPreparation({ step: { node, number }, preparation }: LookedPreparationProps) {
  const { createdAt, copies } = preparation;
  return (
    <>
      <ImageFrame
        src={largeCopy(node)}
        alt={headingOf(node)}
        aspect={aspectOf(node)}
        fit="contain"
        backdrop={backdropOf(node)}
        color={node.image?.dominantColor ?? undefined}
        rounded
        className={styles.preparedPicture}
      />
      <h2 id="looked-at" className={styles.heading}>
        {titleOfPreparation(preparation)}
      </h2>
      <PrepareAgain node={node} preparation={preparation} />
      <ul aria-label="Canais" className={styles.copies}>
        {copies.map((copy) => (
          <Copy key={copy.channel} copy={copy} />
        ))}
      </ul>
      <dl className={styles.list}>
        <Fact term="Como saiu">{wayInWords(preparation)}</Fact>
        <Fact term="Quando">
          <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>
        </Fact>
        <Fact term="Custo">{messages.noCost}</Fact>
        <Fact term="Feita de">
          <TextLink asChild>
            <Link to={`?passo=${node.id}`} preventScrollReset>
              {number}. {titleOf(node)}
            </Link>
          </TextLink>
        </Fact>
      </dl>
      <p className={styles.file}>{messages.notStored}</p>
    </>
  );
}

function Copy({ copy }: { copy: PicturePreparation['copies'][number] }) {
  const { channel, verdict, outdated } = copy;
  const { tone, words } = verdicts[verdict];
  const reasons = reasonsInWords(copy);
  const file = fileInWords(copy);
  return (
    <li>
      <h3>{channelNames[channel]}</h3>
      <StatusBadge tone={tone}>{words(channelNames[channel])}</StatusBadge>
      {reasons && <p>{reasons}</p>}
      {file && <p className={styles.file}>{file}</p>}
      {outdated && <Notice tone="info">{messages.outdated}</Notice>}
    </li>
  );
}

/** Marketplaces know the version that the library shows; a former one has to be shown again first. */
function PrepareAgain({
  node: { image, present },
  preparation,
}: { node: HistoryNode } & Pick<LookedPreparationProps, 'preparation'>) {
  const api = useApi();
  const queries = useQueryClient();
  const prepare = usePreparation();
  if (!image || !present) return <p>{messages.formerPrepared}</p>;
  const open = (shown: LibraryImage) =>
    prepare({
      images: [shown],
      channels: preparation.copies.map(({ channel }) => channel),
      keep: (kept) => keepBeforeUse(api, queries, kept),
      onNoted: () => void queries.invalidateQueries({ queryKey: historyKey }),
    });
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon={<Store />} onClick={() => open(image)}>
        Preparar de novo
      </Button>
    </div>
  );
}
