import { Button, StatusBadge } from '@andromeda/design-system';
import type { VersionPicture } from '@andromeda/platform';
import { useState } from 'react';
import cards from '../../../card-table.module.css';
import type { NamedVersion } from '../release-queries.ts';
import { ComparedDialog } from './compared-dialog.tsx';
import { type ComparedVersions, type PicturePair, subjectOfPair } from './picture-pairs.ts';
import { OpenedPicture } from './picture-row.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';
import { captionOf, changeWords, pictureMessages, sameText } from './picture-words.ts';
import styles from './pictures.module.css';
import { usePicture } from './use-picture.ts';
import version from './version.module.css';

type PictureComparisonProps = { versions: ComparedVersions; pairs: readonly PicturePair[] };

/** Pictures of two versions, in pairs: what changed first, what looks the same folded. Each opens larger. */
export function PictureComparison({ versions, pairs }: PictureComparisonProps) {
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const differing = pairs.filter(({ change }) => change !== 'same');
  const same = pairs.filter(({ change }) => change === 'same');
  const shown = all ? [...differing, ...same] : differing;
  const opened = open === null ? undefined : shown[open];
  const turn = (to: number) => (shown[to] ? () => setOpen(to) : undefined);
  return (
    <>
      {differing.length === 0 && <p className={cards.soft}>{pictureMessages.allSame}</p>}
      {shown.length > 0 && (
        <ul className={styles.pairs}>
          {shown.map((pair, index) => (
            <Pair
              key={`${pair.change} ${subjectOfPair(pair).name}`}
              versions={versions}
              pair={pair}
              onOpen={() => setOpen(index)}
            />
          ))}
        </ul>
      )}
      {!all && same.length > 0 && (
        <Button className={cards.more} variant="quiet" onClick={() => setAll(true)}>
          {sameText(same.length)}
        </Button>
      )}
      {opened && open !== null && (
        <OpenedPair
          key={open}
          versions={versions}
          pair={opened}
          onClose={() => setOpen(null)}
          onPrevious={turn(open - 1)}
          onNext={turn(open + 1)}
        />
      )}
    </>
  );
}

type PairProps = { versions: ComparedVersions; pair: PicturePair; onOpen: () => void };

function Pair({ versions, pair, onOpen }: PairProps) {
  const subject = subjectOfPair(pair);
  const words = changeWords[pair.change];
  return (
    <li data-device={subject.device}>
      <button type="button" className={version.picture} onClick={onOpen}>
        <span className={styles.subject}>
          <span>{captionOf(subject)}</span>
          {words && <StatusBadge tone={words.tone}>{words.text}</StatusBadge>}
        </span>
        <span className={styles.sides}>
          {pair.before && <Side label="Antes" named={versions.before} picture={pair.before} />}
          {pair.now && <Side label="Agora" named={versions.now} picture={pair.now} />}
        </span>
      </button>
    </li>
  );
}

type SideProps = { label: string; named: NamedVersion; picture: VersionPicture };

function Side({ label, named, picture }: SideProps) {
  const { src, failed } = usePicture(named, picture);
  return (
    <span className={styles.side}>
      <PictureThumbnail src={src} failed={failed} picture={picture} />
      <span className={version.caption}>
        {label}: {named.version}
      </span>
    </span>
  );
}

type OpenedPairProps = {
  versions: ComparedVersions;
  pair: PicturePair;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

function OpenedPair({ versions, pair, ...rest }: OpenedPairProps) {
  if (pair.before && pair.now) return <ComparedDialog versions={versions} pair={pair} {...rest} />;
  const named = pair.now ? versions.now : versions.before;
  return <OpenedPicture named={named} picture={subjectOfPair(pair)} {...rest} />;
}
