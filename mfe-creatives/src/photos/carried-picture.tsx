import { Button, Notice, Skeleton } from '@andromeda/design-system';
import styles from './carried-picture.module.css';
import type { CarriedPicture as Carried } from './use-carried-picture.ts';

const sentences = {
  library: {
    coming: 'Trazendo a imagem da sua biblioteca…',
    gone: 'Esta imagem não está mais na sua biblioteca. Escolha outra.',
    failed: 'Não foi possível trazer a imagem da sua biblioteca. Tente novamente.',
  },
  product: {
    coming: 'Trazendo a foto do produto…',
    gone: 'Esta foto não está mais no produto. Escolha outra.',
    failed: 'Não foi possível trazer a foto do produto. Tente novamente.',
  },
} as const;

/** The place of a picture that comes from the library or a product, and what to do where it does not come. */
export function CarriedPicture({ carried: { state, from, retry } }: { carried: Carried }) {
  const { coming, gone, failed } = sentences[from];
  if (state === 'coming') {
    return (
      <div role="status" className={styles.coming}>
        <Skeleton shape="block" width={104} height={104} />
        {coming}
      </div>
    );
  }
  if (state === 'gone') {
    return (
      <Notice tone="warning" className={styles.problem}>
        {gone}
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="error" className={styles.problem}>
        <p>{failed}</p>
        <Button onClick={retry}>Tentar novamente</Button>
      </Notice>
    );
  }
  return null;
}
