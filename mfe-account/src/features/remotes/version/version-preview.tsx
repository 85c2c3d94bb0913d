import { Button, CopyButton, Notice } from '@andromeda/design-system';
import { messageFor, useApi } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { asMoment } from '../../../formats.ts';
import { messages } from '../messages.ts';
import { type NamedVersion, previewsQuery } from '../release-queries.ts';
import styles from './version.module.css';

/** Makes a link that shows this version, in the running product, to whoever opens it. */
export function VersionPreview({ named }: { named: NamedVersion }) {
  const api = useApi();
  const queries = useQueryClient();
  const link = useMutation({
    networkMode: 'always',
    mutationFn: () => api.releases.preview(named),
    onSuccess: () => queries.invalidateQueries({ queryKey: previewsQuery(api, named).queryKey }),
  });
  if (!link.data)
    return (
      <>
        <Button
          icon={<FlaskConical />}
          busy={link.isPending}
          busyLabel="Criando o link..."
          className={styles.action}
          onClick={() => link.mutate()}
        >
          Criar link de prévia
        </Button>
        {link.isError && <Notice tone="error">{messageFor(link.error, messages.previewFailed)}</Notice>}
      </>
    );
  const { url, until } = link.data;
  return (
    <Notice title={`Prévia até ${asMoment(until)}`}>
      <p>Quem abrir o link vê esta versão no produto, e ninguém mais.</p>
      <div className={styles.actions}>
        <Button asChild>
          <a href={url} target="_blank" rel="noreferrer">
            Abrir a prévia
          </a>
        </Button>
        <CopyButton text={url} label="Copiar o link" />
      </div>
    </Notice>
  );
}
