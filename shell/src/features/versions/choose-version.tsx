import { Button, Notice, Select } from '@andromeda/design-system';
import { ApiError, messageFor, type ReleaseOverview, useApi } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { besideScreens } from './beside-screens.ts';
import { messages, nameOf, optionText } from './messages.ts';
import { usePageFacts } from './page-facts.ts';
import type { PagePart } from './page-parts.ts';
import styles from './versions-panel.module.css';

interface ChooseProps {
  part: PagePart;
  release: ReleaseOverview['remotes'][number];
  leave(act: () => void): void;
}

/** Shows a published version of a part in this browser alone: makes a preview link of it, and opens it on this page. */
export function ChooseVersion({ part, release, leave }: ChooseProps) {
  const [version, setVersion] = useState(part.version);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  const show = useShow(part.name);
  const isShown = version === part.version;
  const names = release.versions.map((each) => ({ value: each.version, label: optionText(each, release) }));
  const isListed = names.some(({ value }) => value === part.version);
  return (
    <div className={styles.choice}>
      <Select
        ref={field}
        label={`Versão de ${nameOf(part.name)}`}
        hint={messages.reloads}
        options={isListed ? names : [{ value: part.version, label: part.version }, ...names]}
        value={version}
        disabled={show.isPending}
        onValueChange={setVersion}
      />
      <Button
        variant="primary"
        disabled={isShown}
        busy={show.isPending || show.isSuccess}
        busyLabel="Abrindo..."
        onClick={() => leave(() => show.mutate(version))}
      >
        Ver só para mim
      </Button>
      {show.isError && <Notice tone="error">{refusalOf(show.error)}</Notice>}
    </div>
  );
}

function useShow(remote: string) {
  const api = useApi();
  const { reloadWith } = usePageFacts();
  return useMutation(
    {
      networkMode: 'always',
      mutationFn: (version: string) => api.releases.preview({ remote, version }),
      onSuccess: ({ url }) => reloadWith({ previa: new URL(url).searchParams.get('previa') ?? '' }),
    },
    besideScreens,
  );
}

/** The server says why it cannot show a version, one sentence a line. */
function refusalOf(error: unknown) {
  const problems = error instanceof ApiError ? error.details?.problems : undefined;
  if (!problems) return messageFor(error, messages.chooseFailed);
  return problems.split('\n').map((problem) => <p key={problem}>{problem}</p>);
}
