import { Card, PageHeader, Skeleton } from '@andromeda/design-system';
import { profileQuery, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CardError } from '../../card-error.tsx';
import { messages } from './messages.ts';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './settings-screen.module.css';
import { Statement } from './statement.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

// Below the fold, and seldom what a user comes for.
const later = () => import('./later-cards.ts');
const BrandCard = lazy(async () => ({ default: (await later()).BrandCard }));
const MercadoLivreCard = lazy(async () => ({ default: (await later()).MercadoLivreCard }));
const DevicesCard = lazy(async () => ({ default: (await later()).DevicesCard }));
const SecondFactorCard = lazy(async () => ({ default: (await later()).SecondFactorCard }));
const DataExportCard = lazy(async () => ({ default: (await later()).DataExportCard }));
const DeleteAccountCard = lazy(async () => ({ default: (await later()).DeleteAccountCard }));

export function SettingsScreen() {
  const profile = useQuery(profileQuery(useApi()));
  return (
    <div className={styles.screen}>
      <PageHeader title="Configurações" subtitle="Seus dados na Andrômeda" />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card as="section" padding="l" aria-labelledby="seus-dados" className={styles.card}>
            <h2 id="seus-dados">Seus dados</h2>
            {profile.isPending && <ProfileSkeleton />}
            {profile.isError && !profile.data && (
              <CardError message={messages.loadFailed} onRetry={() => void profile.refetch()} />
            )}
            {profile.data && <NameForm profile={profile.data} />}
          </Card>
          <Card as="section" padding="l" aria-labelledby="alterar-senha" className={styles.card}>
            <h2 id="alterar-senha">Alterar senha</h2>
            <PasswordForm />
          </Card>
          <Suspense fallback={<Skeleton shape="block" height={160} />}>
            <SecondFactorCard />
            <DevicesCard />
          </Suspense>
        </div>
        <div className={styles.column}>
          <SubscriptionCard />
          <Statement />
          <Suspense fallback={<Skeleton shape="block" height={160} />}>
            <BrandCard />
            <MercadoLivreCard />
            <DataExportCard />
            <DeleteAccountCard />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Carregando seus dados" className={styles.fields}>
      <Skeleton shape="block" height={76} />
      <Skeleton shape="block" height={98} />
      <Skeleton shape="block" height={48} />
    </div>
  );
}
