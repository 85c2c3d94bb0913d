import { useCreditBalance } from '@andromeda/platform';
import styles from './listings.module.css';

/** The price of the next request, shown beside the button. Its room is there before its words. */
export function TurboLeft() {
  const { data } = useCreditBalance();
  return <p className={styles.price}>{data && priceOf(data)}</p>;
}

type Balance = NonNullable<ReturnType<typeof useCreditBalance>['data']>;

function priceOf({ turboCredits, freeTextsToday }: Balance): string {
  if (turboCredits > 0) {
    const left = turboCredits === 1 ? 'Resta 1 crédito turbo' : `Restam ${turboCredits} créditos turbo`;
    return `${left}; cada geração usa 1.`;
  }
  if (!freeTextsToday) return '';
  const { left, perDay } = freeTextsToday;
  return left === 0
    ? `As ${perDay} gerações gratuitas de hoje acabaram: à meia-noite (horário de Brasília) há mais ${perDay}.`
    : `Gerações gratuitas que restam hoje: ${left} de ${perDay}. Elas se renovam à meia-noite (horário de Brasília).`;
}
