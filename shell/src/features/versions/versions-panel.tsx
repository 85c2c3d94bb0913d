import { Button, ErrorState, Notice, Skeleton } from '@andromeda/design-system';
import { messageFor, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useRemoteHost } from '../../federation/remote-host.ts';
import { LibraryList } from './library-list.tsx';
import { messages } from './messages.ts';
import { usePageFacts } from './page-facts.ts';
import type { PagePart } from './page-parts.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { overviewQuery, useAdministers } from './panel-queries.ts';
import { PartCard } from './part-card.tsx';
import { SideSurface } from './side-surface.tsx';
import { StandingLinks } from './standing-links.tsx';
import { useLeave } from './use-leave.tsx';
import { usePageParts } from './use-page-parts.ts';
import styles from './versions-panel.module.css';

/**
 * Which version of each part this page shows, and why. An administrator chooses another one for this browser alone, and ends preview
 * links; whoever sees a preview finds here what it is, and the way back.
 */
export function VersionsPanel({ onClose }: { onClose(): void }) {
  return (
    <SideSurface title="Versões desta página" onClose={onClose}>
      <PanelBoundary>
        <Versions />
      </PanelBoundary>
    </SideSurface>
  );
}

function Versions() {
  const isAdmin = useAdministers();
  const parts = usePageParts();
  const overview = useQuery({ ...overviewQuery(useApi()), enabled: isAdmin });
  const { leave, question } = useLeave();
  return (
    <div className={styles.panel}>
      {parts.some(({ previewEnded }) => previewEnded) && <PreviewEnded leave={leave} />}
      <Back parts={parts} leave={leave} />
      {isAdmin && overview.isPending && <Skeleton shape="block" height={48} />}
      {isAdmin && overview.isError && !overview.data && (
        <ErrorState
          title={messageFor(overview.error, messages.overviewFailed)}
          titleAs="p"
          action={<Button onClick={() => void overview.refetch()}>Tentar novamente</Button>}
        />
      )}
      <ul className={styles.parts} aria-label="Partes desta página">
        {parts.map((part) => (
          <li key={part.name}>
            <PartCard
              part={part}
              release={overview.data?.remotes.find(({ remote }) => remote === part.name)}
              leave={leave}
            />
          </li>
        ))}
      </ul>
      {isAdmin && <StandingLinks />}
      <LibraryList parts={parts} overview={overview.data} />
      {question}
    </div>
  );
}

interface Leaving {
  leave(act: () => void): void;
}

function PreviewEnded({ leave }: Leaving) {
  const { reloadWith } = usePageFacts();
  return (
    <Notice tone="warning" title="Prévia encerrada">
      <p>{messages.ended}</p>
      <Button className={styles.action} onClick={() => leave(() => reloadWith({}))}>
        Recarregar
      </Button>
    </Notice>
  );
}

/** With several previews: the way out of all of them. */
function Back({ parts, leave }: Leaving & { parts: readonly PagePart[] }) {
  const { previews } = useRemoteHost();
  const { reloadWith } = usePageFacts();
  if (previews.length < 2 || parts.some(({ previewEnded }) => previewEnded)) return null;
  return (
    <Button onClick={() => leave(() => reloadWith({ previa: 'fim' }))}>Voltar tudo ao que está no ar</Button>
  );
}
