import { Button, Card, ErrorState, IconButton, PageHeader, Skeleton } from '@andromeda/design-system';
import { ApiError, Link, messageFor, useApi, useParams, type VersionDetails } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { AdminsOnly, isForbidden } from '../../../admins-only.tsx';
import { LoadCurve } from '../curves/load-curve.tsx';
import { messages } from '../messages.ts';
import { type NamedVersion, overviewQuery, versionQuery } from '../release-queries.ts';
import { ReleaseTrail } from '../release-trail.tsx';
import { VersionErrors } from '../version-errors.tsx';
import styles from './version.module.css';
import { VersionChanges } from './version-changes.tsx';
import { VersionHead } from './version-head.tsx';
import { screens, stories, VersionPictures } from './version-pictures.tsx';

/** One version of a part, live or not: what it looks like, what it changes, how it fares, and what was done with it. */
export function VersionScreen() {
  const { remote = '', version = '' } = useParams();
  const named = { remote, version };
  const details = useQuery(versionQuery(useApi(), named));
  if (isForbidden(details.error)) return <AdminsOnly title={messages.notYours} />;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={<span className={styles.name}>{version}</span>}
        subtitle={`Uma versão de ${remote}`}
        back={
          <IconButton asChild label="Voltar às partes da aplicação" icon={<ArrowLeft />}>
            <Link to="/admin/remotes" />
          </IconButton>
        }
      />
      {details.isPending && <Waiting />}
      {details.isError && !details.data && (
        <ErrorState
          title={failureOf(details.error)}
          action={<Button onClick={() => void details.refetch()}>Tentar novamente</Button>}
        />
      )}
      {details.data && <Version key={version} named={named} details={details.data} />}
    </div>
  );
}

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'not_found'
    ? messages.versionGone
    : messageFor(error, messages.versionFailed);

function Waiting() {
  return (
    <div className={styles.screen} role="status" aria-label="Carregando a versão">
      <Skeleton shape="block" height={220} />
      <Skeleton shape="block" height={260} />
    </div>
  );
}

function Version({ named, details }: { named: NamedVersion; details: VersionDetails }) {
  const overview = useQuery(overviewQuery(useApi()));
  const remote = overview.data?.remotes.find(({ remote: name }) => name === named.remote);
  const [against, setAgainst] = useState<string>();
  const live = remote?.liveVersion;
  const beside = {
    version: against ?? details.comparison?.against,
    options: details.others.map((value) => ({ value, label: value === live ? `${value} (no ar)` : value })),
    choose: setAgainst,
  };
  const pictures = { named, pictures: details.pictures, beside };
  return (
    <>
      <VersionHead details={details} remote={remote} />
      <VersionPictures {...pictures} kind={screens} />
      <VersionChanges named={named} details={details} against={against} beside={beside} />
      <LoadCurve {...named} />
      {remote && (
        <Card as="section" padding="l" aria-label="Erros">
          <VersionErrors remote={remote} version={named.version} />
        </Card>
      )}
      <VersionPictures {...pictures} kind={stories} />
      <ReleaseTrail of={named} />
    </>
  );
}
