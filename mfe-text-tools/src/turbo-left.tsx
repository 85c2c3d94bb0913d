import { useCreditBalance } from '@andromeda/platform';
import styles from './tool-screen.module.css';

/** The price of the next request, shown beside the button. */
export function TurboLeft() {
  const { data } = useCreditBalance();
  if (!data) return null;
  const { turboCredits, freeTextsToday } = data;
  if (turboCredits === 0) return freeTextsToday && <FreeTexts {...freeTextsToday} />;
  return (
    <p className={styles.small}>
      {turboCredits === 1 ? 'Resta 1 crédito turbo' : `Restam ${turboCredits} créditos turbo`}; cada geração
      usa 1.
    </p>
  );
}

/** How many are left today, and when more come. */
function FreeTexts({ left, perDay }: { left: number; perDay: number }) {
  const words =
    left === 0
      ? `As ${perDay} gerações gratuitas de hoje acabaram: à meia-noite (horário de Brasília) há mais ${perDay}.`
      : `Gerações gratuitas que restam hoje: ${left} de ${perDay}. Elas se renovam à meia-noite (horário de Brasília).`;
  return <p className={styles.small}>{words}</p>;
}
