import { Button, Card, Notice, ProgressBar, Skeleton } from '@andromeda/design-system';
import {
  awaitDataExport,
  type DataExport,
  dataExportQuery,
  messageFor,
  useApi,
  useNotification,
  useSession,
} from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { CardError } from '../../card-error.tsx';
import { asMoment, inMegabytes } from '../../formats.ts';
import { messages } from './messages.ts';
import styles from './settings-screen.module.css';

/** A copy of everything that is stored about the user, made in the background (docs/product.md#settings). */
export function DataExportCard() {
  const copy = useQuery(dataExportQuery(useApi()));
  return (
    <Card as="section" padding="l" aria-labelledby="baixar-dados" className={styles.card}>
      <h2 id="baixar-dados">Baixar meus dados</h2>
      <p className={styles.soft}>
        Uma cópia de tudo o que guardamos sobre você, em ZIP: perfil, extrato, textos, conversas e imagens.
      </p>
      {copy.isPending && <Skeleton shape="block" height={48} />}
      {copy.isError && !copy.data && (
        <CardError message={messages.exportUnread} onRetry={() => void copy.refetch()} />
      )}
      {copy.data && <Copy copy={copy.data} />}
    </Card>
  );
}

function Copy({ copy }: { copy: DataExport }) {
  switch (copy.status) {
    case 'preparing':
      return <Preparing copy={copy} />;
    case 'ready':
      return <Ready copy={copy} />;
    case 'failed':
      return (
        <>
          <Notice tone="error">{messages.exportFailed}</Notice>
          <Prepare label="Preparar de novo" />
        </>
      );
    case 'expired':
      return (
        <>
          <p className={styles.soft}>{messages.exportExpired}</p>
          <Prepare label="Preparar de novo" />
        </>
      );
    default:
      return <Prepare label="Preparar meus dados" />;
  }
}

function Preparing({ copy: { progress } }: { copy: DataExport }) {
  const known = progress !== null && progress.of > 0;
  return (
    <>
      <ProgressBar
        label="Preparando sua cópia"
        {...(known ? { value: progress.files, max: progress.of } : {})}
      />
      <p className={styles.soft}>
        {known
          ? `Preparando sua cópia: ${progress.files} de ${progress.of} arquivos.`
          : 'Preparando sua cópia.'}{' '}
        Você pode sair desta tela: avisamos quando ela ficar pronta.
      </p>
    </>
  );
}

function Ready({ copy: { archives, expiresAt, nextAt, complete } }: { copy: DataExport }) {
  const another = nextAt === null || Date.parse(nextAt) <= Date.now();
  return (
    <>
      {expiresAt && <p>Sua cópia está pronta. Você pode baixá-la até {asMoment(expiresAt)}.</p>}
      {!complete && <Notice tone="warning">{messages.exportIncomplete}</Notice>}
      {archives.map(({ url, bytes }, index) => (
        <Button key={url} asChild size="l" icon={<Download />} className={styles.save}>
          <a href={url} download>
            {archives.length > 1
              ? `Baixar parte ${index + 1} de ${archives.length} (${inMegabytes(bytes)})`
              : `Baixar (${inMegabytes(bytes)})`}
          </a>
        </Button>
      ))}
      {another ? (
        <Prepare label="Preparar de novo" variant="quiet" />
      ) : (
        <p className={styles.soft}>Você pode pedir outra a partir de {asMoment(nextAt)}.</p>
      )}
    </>
  );
}

function Prepare({ label, variant = 'secondary' }: { label: string; variant?: 'secondary' | 'quiet' }) {
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useSession();
  const { notify, close } = useNotification();
  const sent = useRef(false);
  const request = useMutation({
    networkMode: 'always',
    mutationFn: () => api.account.requestExport(),
    onMutate: () => close('banner'),
    onSuccess: (copy) => {
      queries.setQueryData(dataExportQuery(api).queryKey, copy);
      if (copy.status === 'preparing') awaitDataExport(user.id);
      else sent.current = false;
    },
    onError: (error) => {
      sent.current = false;
      notify({ message: messageFor(error, messages.exportRefused), type: 'error' });
    },
  });
  return (
    <Button
      variant={variant}
      size="l"
      className={styles.save}
      busy={request.isPending}
      busyLabel="Pedindo..."
      onClick={() => {
        // A double click comes before the button is drawn as busy.
        if (sent.current) return;
        sent.current = true;
        request.mutate();
      }}
    >
      {label}
    </Button>
  );
}
