import { Notice } from '@andromeda/design-system';
import { messageFor } from '@andromeda/platform';
import { messages } from './messages.ts';
import styles from './to-listing.module.css';

/** Why an account has to be connected first, and what the product may do with it. */
export function ConnectFirst({ error }: { error: Error | null }) {
  return (
    <div className={styles.stage}>
      {error && <Notice tone="error">{messageFor(error, messages.signInFailed)}</Notice>}
      <p>
        Conecte sua conta do Mercado Livre uma vez. Depois a foto vai daqui direto para o anúncio que você
        escolher.
      </p>
      <ul className={styles.points}>
        <li>Você entra no site do Mercado Livre: a Andrômeda não vê sua senha.</li>
        <li>Só mexemos nas fotos do anúncio que você escolher, e você pode desfazer.</li>
        <li>Você volta para esta foto, e pode desconectar em Configurações quando quiser.</li>
      </ul>
    </div>
  );
}
