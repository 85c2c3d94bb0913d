import { Button, ErrorState } from '@andromeda/design-system';
import { Link } from 'react-router-dom';

/** Says that this address does not exist, and offers the way back. */
export function WrongAddress() {
  return (
    <ErrorState
      titleAs="h1"
      title="Unexpected Application Error!"
      message="Não encontramos esta página. O endereço pode ter mudado."
      action={
        <Button asChild variant="primary">
          <Link to="/dashboard">Voltar ao início</Link>
        </Button>
      }
    />
  );
}
