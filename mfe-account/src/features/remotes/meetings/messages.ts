import type { RemoteFlag, RemoteMeetings } from '@andromeda/platform';
import { inWholeNumbers } from '../../../formats.ts';
import { percentText, usersText } from '../messages.ts';
import type { PlaceRow } from './place-rows.ts';

export const messages = {
  loadFailed: 'Não foi possível carregar onde as partes se encontram. Tente novamente.',
  changeFailed: 'Não foi possível mudar a chave. Tente novamente.',
  percentWrong: 'Use um número de 0 a 100.',
  nameWrong: 'Use o nome da parte, um ponto e o que se testa: library.grade-nova',
  usersWrong: 'Use os números das contas, separados por vírgula. Eles estão no endereço de cada conta.',
  absent: 'Não preenche este lugar agora',
  arrangeFailed: 'Não foi possível mudar o lugar. Tente novamente.',
  arranged: 'O lugar mudou: vale a partir da próxima tela de cada pessoa.',
  unarranged: 'O lugar voltou ao padrão: vale a partir da próxima tela de cada pessoa.',
  changed: 'A chave mudou.',
  removed: 'A chave foi removida: fica desligada para todos.',
} as const;

const count = (number: number, one: string, many: string) =>
  `${inWholeNumbers(number)} ${number === 1 ? one : many}`;

/** 2 lugares, 1 evento e 3 chaves. */
export const summaryText = ({ slots, events, flags }: RemoteMeetings): string =>
  `${count(slots.length, 'lugar', 'lugares')}, ${count(events.length, 'evento', 'eventos')} e ${count(flags.length, 'chave', 'chaves')}.`;

/** mfe-catalogue: 1º de 3. */
export const positionText = (remote: string, position: number, all: number): string =>
  `${remote}: ${position}º de ${all}`;

/** Who fills a place, for a user who cannot change it: mfe-cupons (Seus cupons), mfe-avisos (desligado). */
export const fillsText = (rows: readonly PlaceRow[]): string =>
  rows
    .map(({ remote, labels, shown }) => {
      const aside = shown ? labels : [...labels, 'desligado'];
      return aside.length === 0 ? remote : `${remote} (${aside.join(', ')})`;
    })
    .join(', ');

/** What has only one side among the live versions, one sentence each. */
export function missingSides({ slots, events }: RemoteMeetings): string[] {
  return [
    ...slots
      .filter(({ offeredBy, fills }) => offeredBy === null && fills.length > 0)
      .map(
        ({ key, fills }) =>
          `${key}: ${namesOf(fills.map(({ remote }) => remote))}, e ninguém oferece o lugar.`,
      ),
    ...events
      .filter(({ publishers }) => publishers.length === 0)
      .map(
        ({ key, listeners }) => `${key}: ${namesOf(listeners, 'ouve', 'ouvem')}, e ninguém publica o evento.`,
      ),
  ];
}

function namesOf(names: readonly string[], one = 'preenche', many = 'preenchem'): string {
  const distinct = [...new Set(names)];
  return `${distinct.join(' e ')} ${distinct.length === 1 ? one : many}`;
}

/** Who has a flag: 25% e 2 pessoas escolhidas. */
export function whoHas({ percent, namedUsers }: RemoteFlag): string {
  if (namedUsers === 0) return percentText(percent);
  const chosen = `${usersText(namedUsers)} ${namedUsers === 1 ? 'escolhida' : 'escolhidas'}`;
  return percent === 0 ? chosen : `${percentText(percent)} e ${chosen}`;
}
