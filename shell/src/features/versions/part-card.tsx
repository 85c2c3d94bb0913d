import { Button, StatusBadge, VisuallyHidden } from '@andromeda/design-system';
import type { ReleaseOverview } from '@andromeda/platform';
import { useState } from 'react';
import { useNewestVersion } from '../../federation/remote-host.ts';
import { ChooseVersion } from './choose-version.tsx';
import { commitText, nameOf, reasonOf, stateText } from './messages.ts';
import { usePageFacts } from './page-facts.ts';
import type { PagePart } from './page-parts.ts';
import styles from './versions-panel.module.css';

interface PartProps {
  part: PagePart;
  /** What an administrator knows of it; without it there is nothing to choose. */
  release: ReleaseOverview['remotes'][number] | undefined;
  leave(act: () => void): void;
}

/** One part of the page: its version, why it is this one, and what an administrator can do about it. */
export function PartCard({ part, release, leave }: PartProps) {
  const { name, version, chosen, preview } = part;
  const reason = reasonOf(part, release);
  const published = release?.versions.find((each) => each.version === version);
  return (
    <section
      className={styles.part}
      aria-labelledby={`parte-${name}`}
      data-part={name}
      data-state={part.state}
    >
      <div className={styles.head}>
        <h3 id={`parte-${name}`}>{nameOf(name)}</h3>
        {reason && <StatusBadge tone={reason.tone}>{reason.text}</StatusBadge>}
      </div>
      <code className={styles.version}>{version}</code>
      {version !== chosen && <p className={styles.soft}>A nova é {chosen}.</p>}
      <Waiting name={name} chosen={chosen} />
      <p className={styles.soft}>
        {stateText(part)}
        {release && ` · ${commitText(published?.commit)}`}
      </p>
      {preview && !part.previewEnded && <BackToLive name={name} leave={leave} />}
      {release && release.versions.length > 0 && <Choice part={part} release={release} leave={leave} />}
    </section>
  );
}

/** A screen keeps its version while it is open; what the server names by now comes with the next load. */
function Waiting({ name, chosen }: { name: string; chosen: string }) {
  const newest = useNewestVersion(name);
  if (!newest || newest === chosen) return null;
  return <p className={styles.soft}>No próximo carregamento: {newest}.</p>;
}

function BackToLive({ name, leave }: { name: string; leave: PartProps['leave'] }) {
  const { reloadWith } = usePageFacts();
  return (
    <Button className={styles.action} onClick={() => leave(() => reloadWith({ previa: `fim:${name}` }))}>
      Voltar ao que está no ar
    </Button>
  );
}

function Choice({ part, release, leave }: PartProps & { release: NonNullable<PartProps['release']> }) {
  const [choosing, setChoosing] = useState(false);
  if (choosing) return <ChooseVersion part={part} release={release} leave={leave} />;
  return (
    <Button className={styles.action} onClick={() => setChoosing(true)}>
      Escolher versão<VisuallyHidden> de {nameOf(part.name)}</VisuallyHidden>
    </Button>
  );
}
