import { Button, ConfirmDialog, Notice } from '@andromeda/design-system';
import { messageFor, type StandingPreview, useApi } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asMoment } from '../../../formats.ts';
import { messages, whoText } from '../messages.ts';
import { type NamedVersion, previewsQuery } from '../release-queries.ts';
import styles from './version.module.css';

/** The preview links of a version that open now, each of which may be ended before its time by whoever may make one. */
export function StandingPreviews({ named, ends }: { named: NamedVersion; ends: boolean }) {
  const links = useQuery(previewsQuery(useApi(), named));
  if (links.isError && !links.data)
    return <Notice tone="error">{messageFor(links.error, messages.previewsFailed)}</Notice>;
  if (!links.data?.length) return null;
  return (
    <section aria-labelledby="links-de-previa" className={styles.standing}>
      <h3 id="links-de-previa">Links de prévia abertos</h3>
      <ul className={styles.links}>
        {links.data.map((link) => (
          <StandingLink key={link.id} link={link} ends={ends} />
        ))}
      </ul>
    </section>
  );
}

function StandingLink({ link, ends }: { link: StandingPreview; ends: boolean }) {
  const [asking, setAsking] = useState(false);
  const api = useApi();
  const queries = useQueryClient();
  const end = useMutation({
    networkMode: 'always',
    mutationFn: () => api.releases.endPreview(link),
    onSuccess: async () => {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: previewsQuery(api, link).queryKey });
    },
  });
  return (
    <li>
      <p>
        Criado por <strong>{whoText(link.madeBy)}</strong> em {asMoment(link.madeAt)}
        <br />
        <span className={styles.soft}>Abre até {asMoment(link.until)}</span>
      </p>
      {ends && <Button onClick={() => setAsking(true)}>Encerrar</Button>}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !end.isPending && setAsking(open)}
          title="Encerrar este link de prévia?"
          description="O link deixa de abrir, e quem já o abriu volta ao que está no ar quando carregar a página de novo."
          confirmLabel="Encerrar"
          busy={end.isPending}
          busyLabel="Encerrando..."
          onConfirm={() => end.mutate()}
        >
          {end.isError && <Notice tone="error">{messageFor(end.error, messages.endFailed)}</Notice>}
        </ConfirmDialog>
      )}
    </li>
  );
}
