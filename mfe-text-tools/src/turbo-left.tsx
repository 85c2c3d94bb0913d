import { type CreditBalance, useCreditBalance } from '@andromeda/platform';
import styles from './tool-screen.module.css';

/** The price of the next request, shown beside the button. Its place is there before the balance is known, so that nothing below it moves. */
export function TurboLeft() {
  const { data } = useCreditBalance();
  return <p className={`${styles.small} ${styles.price}`}>{data && priceOf(data)}</p>;
}

function priceOf({ turboCredits, freeTextsToday }: CreditBalance): string | null {
  if (turboCredits === 1) return 'Resta 1 crédito turbo; cada geração usa 1.';
  if (turboCredits > 0) return `Restam ${turboCredits} créditos turbo; cada geração usa 1.`;
  return freeTextsToday ? freeTexts(freeTextsToday) : null;
}

/** How many are left today, and when more come. */
function freeTexts({ left, perDay }: { left: number; perDay: number }): string {
  return left === 0
    ? `As ${perDay} gerações gratuitas de hoje acabaram: à meia-noite (horário de Brasília) há mais ${perDay}.`
    : `Gerações gratuitas que restam hoje: ${left} de ${perDay}. Elas se renovam à meia-noite (horário de Brasília).`;
}
