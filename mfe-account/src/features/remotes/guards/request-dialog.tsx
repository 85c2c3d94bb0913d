import { Button, Dialog, Notice } from '@andromeda/design-system';
import { Link, messageFor, type ReleaseRequest } from '@andromeda/platform';
import { asMoment } from '../../../formats.ts';
import { commitText } from '../messages.ts';
import { type Remote, versionPath } from '../remote-versions.ts';
import styles from './guards.module.css';
import { changeText, messages } from './messages.ts';
import { useGuardCall } from './use-guard-call.ts';

type RequestDialogProps = { remote: Remote; request: ReleaseRequest; onClose: () => void };

/** What somebody asks for, and the decision of another administrator. */
export function RequestDialog({ remote, request, onClose }: RequestDialogProps) {
  const approve = useGuardCall((api) => api.releases.approve(request), {
    done: () => `${request.remote} ${request.version} está no ar.`,
    onClose,
  });
  const decline = useGuardCall((api) => api.releases.decline(request), {
    done: () => (request.own ? messages.withdrawn : messages.declined),
    onClose,
  });
  // Whoever administers; a member withdraws their own.
  const decides = !remote.ownRank;
  const busy = approve.isPending || decline.isPending;
  const error = approve.error ?? decline.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={`Pedido para ${request.remote}`}
      description={changeText(request, remote)}
      footer={
        <>
          {(request.own || decides) && (
            <Button
              disabled={approve.isPending}
              busy={decline.isPending}
              busyLabel="Registrando..."
              onClick={() => decline.mutate(undefined)}
            >
              {request.own ? 'Retirar pedido' : 'Recusar'}
            </Button>
          )}
          {!request.own && decides && (
            <Button
              variant="primary"
              disabled={decline.isPending || remote.lock !== undefined}
              busy={approve.isPending}
              busyLabel="Aprovando..."
              onClick={() => approve.mutate(undefined)}
            >
              Aprovar
            </Button>
          )}
        </>
      }
    >
      <div className={styles.request}>
        {request.own && <Notice>{messages.own}</Notice>}
        {!request.own && !decides && <Notice>{messages.others}</Notice>}
        {remote.lock && <Notice tone="warning">Enquanto a trava durar, ninguém aprova.</Notice>}
        <RequestFacts request={request} />
        {error && <Notice tone="error">{messageFor(error, messages.decisionFailed)}</Notice>}
      </div>
    </Dialog>
  );
}

function RequestFacts({ request }: { request: ReleaseRequest }) {
  const { askedBy, askedAt, expiresAt, commit, version } = request;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Quem pede</dt>
          <dd>{askedBy}</dd>
        </div>
        <div>
          <dt>Feita de</dt>
          <dd>{commit ? commitText(commit) : 'Commit não informado'}</dd>
        </div>
        <div>
          <dt>Desde</dt>
          <dd>{asMoment(askedAt)}</dd>
        </div>
        <div>
          <dt>Vale até</dt>
          <dd>{asMoment(expiresAt)}</dd>
        </div>
      </dl>
      <p className={styles.soft}>
        O pedido termina antes se o que está no ar mudar.{' '}
        <Link to={versionPath(request)} className={styles.link}>
          Ver o que muda em {version}
        </Link>
      </p>
    </>
  );
}
