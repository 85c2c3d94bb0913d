import { Button, ErrorState } from '@andromeda/design-system';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { UnknownAddressError } from './federation/unknown-address.ts';
import styles from './unexpected-error.module.css';
import { WrongAddress } from './wrong-address.tsx';

/** The screen for an unknown address and for every error that no inner boundary caught. */
export function UnexpectedError() {
  const error = useRouteError();
  const wrongAddress =
    error instanceof UnknownAddressError || (isRouteErrorResponse(error) && error.status === 404);
  useEffect(() => {
    document.title = 'Erro · Andrômeda';
  }, []);
  if (wrongAddress)
    return (
      <main className={styles.page}>
        <WrongAddress />
      </main>
    );
  return (
    <main className={styles.page}>
      <ErrorState
        titleAs="h1"
        title="Unexpected Application Error!"
        message="Algo deu errado ao abrir esta página. Verifique sua internet e tente novamente."
        action={
          <div className={styles.actions}>
            <Button asChild variant="primary">
              <Link to="/dashboard">Voltar ao início</Link>
            </Button>
            <Button onClick={() => location.reload()}>Recarregar a página</Button>
          </div>
        }
      />
    </main>
  );
}
