import { Button, ConfirmDialog, Notice, StatusBadge } from '@andromeda/design-system';
import { messageFor, type StandingPreview, useApi } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRemoteHost } from '../../federation/remote-host.ts';
import { besideScreens } from './beside-screens.ts';
import { asMoment, messages, nameOf } from './messages.ts';
import { usePageFacts } from './page-facts.ts';
import { linksQuery, releasesKey, standingHereQuery } from './panel-queries.ts';
import styles from './versions-panel.module.css';

/** Every preview link that opens now, whoever made it, each of which may be ended before its time. */
export function StandingLinks() {
  const links = useQuery(linksQuery(useApi()));
  if (links.isError && !links.data)
    return <Notice tone="error">{messageFor(links.error, messages.linksFailed)}</Notice>;
  if (!links.data?.length) return null;
  return (
    <section className={styles.group} aria-labelledby="links-abertos">
      <h3 id="links-abertos">Links de prévia abertos</h3>
      <ul className={styles.rows}>
        {links.data.map((link) => (
          <Link key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function Link({ link }: { link: StandingPreview }) {
  const { previews } = useRemoteHost();
  const [asking, setAsking] = useState(false);
  const here = previews.some(({ id }) => id === link.id);
  return (
    <li>
      <div className={styles.head}>
        <strong>{nameOf(link.remote)}</strong>
        {here && <StatusBadge tone="warning">Aberto neste navegador</StatusBadge>}
      </div>
      <code className={styles.version}>{link.version}</code>
      <p className={styles.soft}>
        Criado por {link.madeBy}. Abre até {asMoment(link.until)}.
      </p>
      <Button className={styles.action} onClick={() => setAsking(true)}>
        Encerrar
      </Button>
      {asking && <EndDialog link={link} onClose={() => setAsking(false)} />}
    </li>
  );
}

function EndDialog({ link, onClose }: { link: StandingPreview; onClose(): void }) {
  const api = useApi();
  const queries = useQueryClient();
  const facts = usePageFacts();
  const end = useMutation(
    {
      networkMode: 'always',
      mutationFn: () => api.releases.endPreview(link),
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: releasesKey });
        await queries.invalidateQueries({ queryKey: standingHereQuery(facts).queryKey });
        onClose();
      },
    },
    besideScreens,
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={() => !end.isPending && onClose()}
      title="Encerrar este link de prévia?"
      description="O link deixa de abrir, e quem já o abriu volta ao que está no ar quando carregar a página de novo."
      confirmLabel="Encerrar"
      busy={end.isPending}
      busyLabel="Encerrando..."
      onConfirm={() => end.mutate()}
    >
      {end.isError && <Notice tone="error">{messageFor(end.error, messages.endFailed)}</Notice>}
    </ConfirmDialog>
  );
}
