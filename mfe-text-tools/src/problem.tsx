import { Button, Notice } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';

/** The obstacle, and where more credits are. */
export function Problem({ text, outOfCredits }: { text: string; outOfCredits: boolean }) {
  return (
    <>
      <Notice tone="error">{text}</Notice>
      {outOfCredits && (
        <Button asChild>
          <Link to="/plans">Comprar Créditos</Link>
        </Button>
      )}
    </>
  );
}
