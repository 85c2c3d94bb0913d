import { Button, ErrorState } from '@andromeda/design-system';
import { useEffect, useState } from 'react';
import { PageSpinner } from '../page-spinner.tsx';
import styles from '../unexpected-error.module.css';

/** Milliseconds until the wait is explained, and until it counts as failed. */
const EXPLAINED_AFTER_MS = 3000;
const FAILED_AFTER_MS = 12_000;

/** Shown while the session is refreshed. The page continues by itself as soon as the service answers. */
export function SessionWait() {
  const slow = usePassed(EXPLAINED_AFTER_MS);
  const failed = usePassed(FAILED_AFTER_MS);
  if (!failed) return <PageSpinner note={slow ? 'Ainda estamos confirmando sua sessão…' : undefined} />;
  return (
    <main className={styles.page}>
      <ErrorState
        titleAs="h1"
        title="Não foi possível confirmar sua sessão"
        message="O serviço não respondeu. Verifique sua internet e tente novamente."
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Tentar novamente
          </Button>
        }
      />
    </main>
  );
}

function usePassed(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}
