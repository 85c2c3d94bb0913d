import { PageHeader, Skeleton, TextLink } from '@andromeda/design-system';
import { brandKitQuery, Link, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { CardError } from '../../card-error.tsx';
import { BrandForm } from './brand-form.tsx';
import styles from './brand-screen.module.css';
import { messages } from './messages.ts';

/** The look of the shop, which texts and pictures follow (docs/product.md#shops-brand). */
export function BrandScreen() {
  const kit = useQuery(brandKitQuery(useApi()));
  return (
    <div className={styles.screen}>
      <TextLink asChild className={styles.start}>
        <Link to="/settings">Configurações</Link>
      </TextLink>
      <PageHeader title="Marca da loja" subtitle="O logo, as cores e as letras que suas imagens seguem" />
      {kit.isPending && (
        <div role="status" aria-label="Carregando a marca da loja" className={styles.columns}>
          <Skeleton shape="block" height={420} />
          <Skeleton shape="block" height={320} />
        </div>
      )}
      {kit.isError && !kit.data && <CardError message={messages.unread} onRetry={() => void kit.refetch()} />}
      {kit.data && <BrandForm kit={kit.data} />}
    </div>
  );
}
