import { Card, Select, Skeleton } from '@andromeda/design-system';
import { useApi, type VersionPicture } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { CardError } from '../../../card-error.tsx';
import cards from '../../../card-table.module.css';
import { type NamedVersion, versionQuery } from '../release-queries.ts';
import { PictureComparison } from './picture-comparison.tsx';
import { pairPictures } from './picture-pairs.ts';
import { PictureRow } from './picture-row.tsx';
import { noPicturesText, pictureMessages } from './picture-words.ts';
import styles from './version.module.css';

type Kind = { id: string; title: string; none: string; kind: VersionPicture['kind'] };

export const screens: Kind = {
  id: 'telas',
  title: 'Telas',
  none: 'Esta versão foi publicada sem imagens: elas são tiradas pelo pnpm release que confere as telas num navegador.',
  kind: 'screen',
};
export const stories: Kind = {
  id: 'historias',
  title: 'Histórias',
  none: 'Esta versão foi publicada sem histórias: pnpm release as fotografa com --stories e a pasta de um Storybook construído.',
  kind: 'story',
};

/** The version that stands beside this one, and the way to another. */
export type Beside = {
  version: string | undefined;
  options: readonly { value: string; label: string }[];
  choose: (version: string) => void;
};

type VersionPicturesProps = {
  named: NamedVersion;
  pictures: readonly VersionPicture[];
  kind: Kind;
  beside: Beside;
};

/** Pictures that a release took of a version, beside those of another one where there is one. */
export function VersionPictures({ named, pictures, kind, beside }: VersionPicturesProps) {
  const own = pictures.filter((picture) => picture.kind === kind.kind);
  return (
    <Card as="section" padding="l" aria-labelledby={kind.id} className={styles.card}>
      <header className={styles.head}>
        <h2 id={kind.id}>{kind.title}</h2>
        {own.length > 0 && beside.version && (
          <Select
            label="Ao lado de"
            options={beside.options}
            value={beside.version}
            onValueChange={beside.choose}
          />
        )}
      </header>
      {own.length === 0 && <p className={cards.soft}>{kind.none}</p>}
      {own.length > 0 && !beside.version && <PictureRow named={named} pictures={own} />}
      {own.length > 0 && beside.version && (
        <Compared
          key={beside.version}
          before={{ ...named, version: beside.version }}
          now={named}
          pictures={own}
          kind={kind}
        />
      )}
    </Card>
  );
}

type ComparedProps = {
  before: NamedVersion;
  now: NamedVersion;
  pictures: readonly VersionPicture[];
  kind: Kind;
};

function Compared({ before, now, pictures, kind }: ComparedProps) {
  const other = useQuery(versionQuery(useApi(), before));
  if (other.isPending) return <Skeleton shape="block" height={320} />;
  const former = other.data?.pictures.filter((picture) => picture.kind === kind.kind) ?? [];
  if (former.length > 0)
    return <PictureComparison versions={{ before, now }} pairs={pairPictures(former, pictures)} />;
  return (
    <>
      {other.isError ? (
        <CardError message={pictureMessages.otherFailed} onRetry={() => void other.refetch()} />
      ) : (
        <p className={cards.soft}>{noPicturesText(before.version)}</p>
      )}
      <PictureRow named={now} pictures={pictures} />
    </>
  );
}
