import { Notice, TextLink } from '@andromeda/design-system';

/** Says that what was saved under names did not come, and asks for it again. */
export function NotLoaded({ message, onRetry }: { message: string; onRetry(): void }) {
  return (
    <Notice tone="warning">
      {message}{' '}
      <TextLink asChild>
        <button type="button" onClick={onRetry}>
          Tentar novamente
        </button>
      </TextLink>
    </Notice>
  );
}
