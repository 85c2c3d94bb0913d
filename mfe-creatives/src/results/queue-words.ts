import type { QueueWait } from '../generation/queue-wait.ts';

/** A request waits three minutes at most (`LONGEST_WAIT_MS` of the BFF). */
const MOST_MINUTES = 3;

/** A sentence of its place and one of its time; empty for the next one, and where no time is known. */
export function queueWords({ place, expectedSeconds }: QueueWait): string {
  if (place === 0 || expectedSeconds === null) return '';
  return `Sua imagem é a ${place + 1}ª da fila. ${timeWords(expectedSeconds)}.`;
}

/** In steps of five seconds, from one minute on in whole ones. */
function timeWords(seconds: number): string {
  const rounded = Math.max(5, Math.ceil(seconds / 5) * 5);
  if (rounded < 60) return `Cerca de ${rounded} segundos`;
  const minutes = Math.round(rounded / 60);
  if (minutes === 1) return 'Cerca de 1 minuto';
  return minutes > MOST_MINUTES ? `Mais de ${MOST_MINUTES} minutos` : `Cerca de ${minutes} minutos`;
}
