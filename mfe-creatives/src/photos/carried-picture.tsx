import { Button, Notice, Skeleton } from '@andromeda/design-system';
import styles from './carried-picture.module.css';
import type { CarriedPicture as Carried } from './use-carried-picture.ts';

/** The place of a picture that comes from the library, and what to do where it does not come. */
export function CarriedPicture({ carried: { state, retry } }: { carried: Carried }) {
  if (state === 'coming') {
    return (
      <div role="status" className={styles.coming}>
        <Skeleton shape="block" width={104} height={104} />
        Trazendo a imagem da sua biblioteca…
      </div>
    );
  }
  if (state === 'gone') {
    return (
      <Notice tone="warning" className={styles.problem}>
        Esta imagem não está mais na sua biblioteca. Escolha outra.
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="error" className={styles.problem}>
        <p>Não foi possível trazer a imagem da sua biblioteca. Tente novamente.</p>
        <Button onClick={retry}>Tentar novamente</Button>
      </Notice>
    );
  }
  return null;
}
