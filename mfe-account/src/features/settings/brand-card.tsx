import { Button, Card } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import styles from './settings-screen.module.css';

/** Leads to the look of the shop. */
export function BrandCard() {
  return (
    <Card as="section" padding="l" aria-labelledby="marca-da-loja" className={styles.card}>
      <h2 id="marca-da-loja">Marca da loja</h2>
      <p className={styles.soft}>
        Seu logo, suas cores e suas letras, para todas as imagens ficarem com a sua cara.
      </p>
      <Button asChild size="l" className={styles.save}>
        <Link to="/settings/marca">Abrir marca da loja</Link>
      </Button>
    </Card>
  );
}
