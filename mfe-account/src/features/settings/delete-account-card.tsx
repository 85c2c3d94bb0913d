import { Button, Card } from '@andromeda/design-system';
import { DELETION_DAYS } from 'bff/contract/browser';
import { useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './settings-screen.module.css';

/** The way out, at the end of the settings. */
export function DeleteAccountCard() {
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" padding="l" aria-labelledby="excluir-conta" className={styles.card}>
      <h2 id="excluir-conta">Excluir minha conta</h2>
      <p className={styles.soft}>
        Apaga seu perfil, suas imagens, seus textos e suas conversas. Você tem {DELETION_DAYS} dias para mudar
        de ideia. Quer ficar com uma cópia? Baixe seus dados antes.
      </p>
      <Button variant="quiet" className={styles.save} onClick={() => setAsking(true)}>
        Excluir minha conta
      </Button>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
