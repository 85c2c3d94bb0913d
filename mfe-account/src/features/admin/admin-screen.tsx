import {
  Button,
  Card,
  ErrorState,
  Notice,
  PageHeader,
  ProgressBar,
  Skeleton,
} from '@andromeda/design-system';
import { type AdminOverview, Link, messageFor, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { Boxes, Users } from 'lucide-react';
import { AdminsOnly, isForbidden, needsSecondFactor, SecondFactorFirst } from '../../admins-only.tsx';
import { AuditLog } from '../../audit-log.tsx';
import { asDay, inDollars, inReais, inWholeNumbers } from '../../formats.ts';
import styles from './admin-screen.module.css';
import { VisitSpeed } from './visit-speed.tsx';

/** Only for administrators, which the server checks at every call. */
export function AdminScreen() {
  const api = useApi();
  const overview = useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => api.admin.overview(signal),
    refetchInterval: 60_000,
    retry: false,
  });
  if (isForbidden(overview.error)) return <AdminsOnly />;
  if (needsSecondFactor(overview.error)) return <SecondFactorFirst error={overview.error} />;
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Admin"
        subtitle="Painel de controle administrativo"
        actions={
          <>
            <Button asChild icon={<Users />}>
              <Link to="/admin/accounts">Pessoas</Link>
            </Button>
            <Button asChild icon={<Boxes />}>
              <Link to="/admin/remotes">Partes da aplicação</Link>
            </Button>
          </>
        }
      />
      {overview.isPending && <OverviewSkeleton />}
      {overview.isError && !overview.data && (
        <ErrorState
          title={messageFor(overview.error, 'Não foi possível carregar os números. Tente novamente.')}
          action={<Button onClick={() => void overview.refetch()}>Tentar novamente</Button>}
        />
      )}
      {overview.data && <Overview overview={overview.data} />}
      {overview.data && <VisitSpeed />}
      {overview.data && <AuditLog />}
    </div>
  );
}

const warnings: Record<AdminOverview['warnings'][number], string> = {
  proxy_unknown:
    'Um proxy está na frente do servidor e TRUSTED_PROXIES é 0: todos os usuários dividem os limites de um só endereço.',
  second_factor_missing:
    'Sua conta administra tudo e só a senha a protege. Ative a verificação em duas etapas em Configurações.',
  backup_failed:
    'A cópia de segurança de hoje não pôde ser feita. Veja no registro do servidor o que faltou; a próxima tentativa vem em minutos.',
};

function Overview({ overview }: { overview: AdminOverview }) {
  const { usage } = overview;
  return (
    <>
      {overview.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warnings[warning]}
        </Notice>
      ))}
      <ul className={styles.figures}>
        <Figure
          label="Usuários ativos"
          value={inWholeNumbers(overview.activeUsers)}
          note={`entraram nos últimos 30 dias, de ${accounts(overview.totalUsers)}`}
        />
        <Figure label="Receita mensal" value={inReais(overview.monthlyRevenueCents)} note="no mês corrente" />
        <Figure
          label="Uso da IA"
          value={inWholeNumbers(overview.aiGenerations)}
          note={`gerações em 30 dias, ao custo de ${inDollars(overview.aiCostUsd)}`}
        />
      </ul>
      <div className={styles.columns}>
        <Card as="section" padding="l" aria-labelledby="usuarios-recentes" className={styles.card}>
          <h2 id="usuarios-recentes">Usuários recentes</h2>
          <ul className={styles.people}>
            {overview.recentUsers.map(({ fullName, email, createdAt }) => (
              <li key={email}>
                <span>
                  <strong>{fullName || 'Sem nome'}</strong>
                  <span className={styles.soft}>{email}</span>
                </span>
                <time dateTime={createdAt}>{asDay(createdAt)}</time>
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section" padding="l" aria-labelledby="uso" className={styles.card}>
          <h2 id="uso">Uso do sistema</h2>
          <UsageBar label="Créditos usados" fraction={usage.credits} />
          <UsageBar label="Carga do servidor" fraction={usage.serverCapacity} />
          <UsageBar label="Armazenamento" fraction={usage.storage} />
        </Card>
      </div>
    </>
  );
}

function OverviewSkeleton() {
  return (
    <div role="status" aria-label="Carregando os números" className={styles.screen}>
      <div className={styles.figures}>
        {['usuários', 'receita', 'uso'].map((figure) => (
          <Skeleton key={figure} shape="block" height={156} />
        ))}
      </div>
      <div className={styles.columns}>
        <Skeleton shape="block" height={280} />
        <Skeleton shape="block" height={240} />
      </div>
    </div>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <Card as="li" padding="l" className={styles.figure}>
      <span className={styles.soft}>{label}</span>
      <strong>{value}</strong>
      <span className={styles.soft}>{note}</span>
    </Card>
  );
}

const accounts = (count: number) => (count === 1 ? '1 conta' : `${inWholeNumbers(count)} contas`);

const ALMOST_FULL = 0.85;

function UsageBar({ label, fraction }: { label: string; fraction: number | null }) {
  const percent = fraction === null ? null : Math.round(fraction * 100);
  return (
    <div className={styles.usage}>
      <span aria-hidden="true">
        <span>{label}</span>
        <strong>{percent === null ? 'Sem dados' : `${percent}%`}</strong>
      </span>
      {percent === null ? (
        <p className={styles.soft}>Este servidor não informa esta medida.</p>
      ) : (
        <ProgressBar
          label={label}
          value={percent}
          tone={percent / 100 >= ALMOST_FULL ? 'warning' : 'accent'}
        />
      )}
    </div>
  );
}
