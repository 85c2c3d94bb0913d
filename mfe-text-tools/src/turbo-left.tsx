import { useCreditBalance } from '@andromeda/platform';
import styles from './tool-screen.module.css';

/** The price of the next request, shown beside the button. */
export function TurboLeft() {
  const { data } = useCreditBalance();
  if (!data) return null;
  const { turboCredits } = data;
  if (turboCredits === 0)
    return <p className={styles.small}>Sem créditos turbo: você usa as gerações gratuitas do dia.</p>;
  return (
    <p className={styles.small}>
      {turboCredits === 1 ? 'Resta 1 crédito turbo' : `Restam ${turboCredits} créditos turbo`}; cada geração
      usa 1.
    </p>
  );
}
