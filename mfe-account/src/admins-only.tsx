import { Button, ErrorState } from '@andromeda/design-system';
import { ApiError, Link, messageFor } from '@andromeda/platform';

/** Whether the server refused because the user is no administrator. */
export const isForbidden = (error: unknown) => error instanceof ApiError && error.code === 'forbidden';

/** All that a user without the role sees of the administration. */
export function AdminsOnly({ title = 'Esta área é só para administradores' }: { title?: string }) {
  return (
    <ErrorState
      titleAs="h1"
      title={title}
      action={
        <Button asChild variant="primary">
          <Link to="/dashboard">Voltar ao início</Link>
        </Button>
      }
    />
  );
}

/** Whether the server refused because the operator asks administrators for a second factor. */
export const needsSecondFactor = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'admin_second_factor';

/** All that an administrator sees of the administration until they have a second factor. */
export function SecondFactorFirst({ error }: { error: ApiError }) {
  return (
    <ErrorState
      titleAs="h1"
      title={messageFor(error)}
      action={
        <Button asChild variant="primary">
          <Link to="/settings">Abrir Configurações</Link>
        </Button>
      }
    />
  );
}
