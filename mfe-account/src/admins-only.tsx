import { Button, ErrorState } from '@andromeda/design-system';
import { ApiError, Link } from '@andromeda/platform';

/** Whether the server refused because the user is no administrator. */
export const isForbidden = (error: unknown) => error instanceof ApiError && error.code === 'forbidden';

/** All that a user without the role sees of the administration. */
export function AdminsOnly() {
  return (
    <ErrorState
      titleAs="h1"
      title="Esta área é só para administradores"
      action={
        <Button asChild variant="primary">
          <Link to="/dashboard">Voltar ao início</Link>
        </Button>
      }
    />
  );
}
