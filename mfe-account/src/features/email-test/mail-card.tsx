import { Button, Card, Notice, StatusBadge } from '@andromeda/design-system';
import { type EmailPreview, messageFor, useApi, usePublicConfig } from '@andromeda/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './email-test-screen.module.css';

interface MailCardProps {
  template: 'confirmation' | 'recovery';
  title: string;
  description: string;
  /** Where the mail goes; not yet checked. */
  email: string;
}

/** The status of a template's test (docs/product.md#email-test). */
const states = {
  unset: { tone: 'neutral', label: 'Pronto para teste' },
  sent: { tone: 'success', label: 'Enviado com sucesso!' },
  error: { tone: 'danger', label: 'Erro no envio' },
} as const;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One template: its status, sending it, and what it looks like. */
export function MailCard({ template, title, description, email }: MailCardProps) {
  const api = useApi();
  const [shown, setShown] = useState(false);
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => api.emailTests.send({ template, email }),
  });
  const press = () => {
    const valid = ADDRESS.test(email);
    setMissing(!valid);
    if (valid) send.mutate();
  };
  const state = states[send.isSuccess ? 'sent' : send.isError ? 'error' : 'unset'];
  return (
    <Card as="li" padding="l" className={styles.card}>
      <div className={styles.line}>
        <h2>{title}</h2>
        <StatusBadge tone={state.tone} role="status">
          {state.label}
        </StatusBadge>
      </div>
      <p className={styles.soft}>{description}</p>
      {missing && <Notice tone="error">Por favor, informe um email válido</Notice>}
      {send.isError && <Notice tone="error">{messageFor(send.error)}</Notice>}
      <div className={styles.actions}>
        <Button busy={send.isPending} busyLabel="Enviando..." onClick={press}>
          Enviar teste
        </Button>
        <Button variant="quiet" aria-expanded={shown} onClick={() => setShown((open) => !open)}>
          {shown ? 'Ocultar prévia' : 'Ver prévia'}
        </Button>
      </div>
      {shown && <Preview template={template} />}
    </Card>
  );
}

function Preview({ template }: Pick<MailCardProps, 'template'>) {
  const api = useApi();
  const { embedded } = usePublicConfig();
  const preview = useQuery<EmailPreview>({
    queryKey: ['email-preview', template],
    queryFn: ({ signal }) => api.emailTests.preview(template, signal),
    retry: false,
  });
  if (preview.isPending) return <p role="status">Carregando a prévia…</p>;
  if (!preview.data) return <Notice tone="error">{messageFor(preview.error)}</Notice>;
  const { subject, text } = preview.data;
  return (
    <figure className={styles.preview}>
      <figcaption>Assunto: {subject}</figcaption>
      {embedded ? (
        // A frame of its own: a mail's styles are in it, which the page's policy allows nowhere.
        <iframe title={`Prévia: ${subject}`} src={`/dev/email-preview/${template}`} sandbox="" />
      ) : (
        <pre>{text}</pre>
      )}
    </figure>
  );
}
