import { Button, ErrorState } from '@andromeda/design-system';
import { PlatformMismatchError } from './remote-loader.ts';

/** Shown in place of a remote that cannot be loaded. */
export function RemoteFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, message } = error instanceof PlatformMismatchError ? tooOld : away;
  return (
    <ErrorState
      title={title}
      message={message}
      action={
        <Button variant="secondary" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    />
  );
}

const away = {
  title: 'Esta parte da Andrômeda não carregou',
  message: 'O resto continua funcionando. Verifique sua internet e tente novamente.',
};

const tooOld = {
  title: 'Esta parte da Andrômeda precisa de uma versão mais nova do sistema',
  message: 'O resto continua funcionando. Recarregue a página ou tente novamente em alguns minutos.',
};
