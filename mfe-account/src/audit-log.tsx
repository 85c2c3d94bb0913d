import { Card, Pagination, Skeleton } from '@andromeda/design-system';
import { type AuditEntry, useApi } from '@andromeda/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './audit-log.module.css';
import { CardError } from './card-error.tsx';
import { entryAmount } from './entry-words.ts';
import { asMoment } from './formats.ts';

/** What administrators did, newest first: to everybody, or to one account. */
export function AuditLog({ account }: { account?: string }) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const audit = useQuery({
    queryKey: ['admin', 'audit', account ?? null, page],
    queryFn: ({ signal }) => api.admin.audit({ page, account }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data } = audit;
  return (
    <Card as="section" padding="l" aria-labelledby="registro" className={styles.card}>
      <h2 id="registro">Registro da administração</h2>
      {audit.isPending && <Skeleton shape="block" height={120} />}
      {audit.isError && !data && (
        <CardError
          message="Não foi possível carregar o registro. Tente novamente."
          onRetry={() => void audit.refetch()}
        />
      )}
      {data?.total === 0 && <p className={styles.soft}>Nada foi feito ainda.</p>}
      {data && data.total > 0 && (
        <>
          <ol className={styles.entries}>
            {data.entries.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ol>
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / data.pageSize)}
            onPageChange={setPage}
            label="Páginas do registro"
          />
        </>
      )}
    </Card>
  );
}

const deeds: Readonly<Record<AuditEntry['action'], string>> = {
  account_viewed: 'abriu a conta de',
  credits_granted: 'deu créditos a',
  credits_taken: 'retirou créditos de',
  account_blocked: 'bloqueou',
  account_unblocked: 'desbloqueou',
  second_factor_ended: 'desativou a verificação em duas etapas de',
};

const GONE = 'uma conta excluída';

function AuditLine({ entry }: { entry: AuditEntry }) {
  const { actorEmail, action, subjectEmail, amount, currency, reason, at } = entry;
  return (
    <li>
      <p>
        <strong>{actorEmail ?? GONE}</strong> {deeds[action]} <strong>{subjectEmail ?? GONE}</strong>
        {amount !== null && currency && `: ${entryAmount({ amount, currency })}`}
      </p>
      {reason && <p className={styles.soft}>{reason}</p>}
      <time dateTime={at}>{asMoment(at)}</time>
    </li>
  );
}
