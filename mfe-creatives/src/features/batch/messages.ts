import { MAX_BATCH } from './batch.ts';

const photos = (count: number) => (count === 1 ? '1 foto' : `${count} fotos`);
const credits = (count: number) => (count === 1 ? '1 crédito' : `${count} créditos`);

export const messages = {
  photos,
  credits,
  states: {
    waiting: 'Na fila',
    sending: 'Enviando…',
    sent: 'Na fila',
    working: 'Fazendo…',
    ready: 'Pronta',
    check: 'Confira o recorte',
    failed: 'Não deu certo',
  },
  counts: {
    ready: (count: number) => (count === 1 ? '1 pronta' : `${count} prontas`),
    check: (count: number) => `${count} a conferir`,
    failed: (count: number) => `${count} sem sucesso`,
    underway: (count: number) => `${count} em andamento`,
    left: (count: number) => `${count} na fila`,
  },
  expected: (minutes: number) => {
    if (minutes === 0) return 'Falta menos de 1 min';
    if (minutes === 1) return 'Falta cerca de 1 min';
    return minutes > 60 ? 'Falta mais de 1 hora' : `Faltam cerca de ${minutes} min`;
  },
  leftOut: (count: number) =>
    count === 1
      ? 'A que falta conferir só entra no ZIP e nos canais depois que você decidir.'
      : `As ${count} a conferir só entram no ZIP e nos canais depois que você decidir.`,
  showDoubtful: 'Ver o que falta conferir',
  doubtfulOf: (at: number, of: number) => `${at} de ${of} a conferir`,
  nextDoubtful: (at: number, of: number) => `Próximo a conferir (${at} de ${of})`,
  start: (count: number) => (count === 1 ? 'Fazer a foto' : `Fazer as ${count} fotos`),
  trial: (count: number) => `Fazer as ${count} primeiras`,
  all: (count: number) => `Fazer todas as ${count} de uma vez`,
  redo: (count: number) => (count === 1 ? 'Refazer 1 com este estilo' : `Refazer ${count} com este estilo`),
  rest: (count: number) => (count === 1 ? 'Fazer a outra foto' : `Fazer as outras ${count}`),
  again: (count: number) =>
    count === 1 ? 'Tentar de novo a que falhou' : `Tentar de novo as ${count} que falharam`,
  costs: (count: number) => `Até ${credits(count)}: só contam as fotos que ficam prontas.`,
  trialFirst: 'Primeiro só estas, para você ver o estilo. O resto fica para depois.',
  balanceTooLow: (balance: number) =>
    balance === 0
      ? 'Você está sem créditos.'
      : `Você tem ${credits(balance)}: o lote para quando eles acabarem e continua de onde parou.`,
  reading: (done: number, all: number) => `Lendo a foto ${Math.min(done + 1, all)} de ${all}…`,
  sending: (sent: number, all: number) => `Enviando ${Math.min(sent + 1, all)} de ${all}…`,
  staying: 'Pode usar outras telas. Deixe a página aberta até o envio terminar.',
  alone:
    'Pode usar outras telas. Se o sinal cair ou a tela bloquear, as fotos que faltam vão sozinhas quando a internet voltar.',
  leaving: 'Tudo enviado. Pode fechar esta página: o lote continua.',
  going: 'O que já foi enviado continua, mesmo com a página fechada.',
  stopping: 'Terminando as fotos que já começaram…',
  full: 'A fila está cheia agora. Deixe a página aberta: as próximas fotos seguem assim que couberem.',
  waiting: (reason: string) => `${reason} O lote continua sozinho.`,
  bringing: 'Trazendo as fotos do produto…',
  notBrought: 'Não foi possível trazer as fotos do produto. Tente novamente.',
  notArrived: 'As fotos compartilhadas não chegaram. Escolha-as aqui.',
  known: (count: number) =>
    count === 1 ? '1 foto já estava no lote.' : `${count} fotos já estavam no lote.`,
  tooMany: (count: number) =>
    `Um lote tem no máximo ${MAX_BATCH} fotos: ${count === 1 ? '1 ficou' : `${count} ficaram`} de fora.`,
  notKept:
    'Este navegador não conseguiu guardar as fotos. Libere espaço, ou use menos fotos, e tente novamente.',
  unavailable:
    'Este navegador não deixa guardar fotos, como na navegação privada. Abra a Andrômeda em outra janela para fazer um lote.',
  photoFailed: 'Erro ao processar imagem. Tente novamente.',
  keepFailed: 'Não foi possível guardar sua escolha. Tente novamente.',
  discardFailed: 'Não foi possível descartar a imagem. Tente novamente.',
  discarded: 'Imagem descartada. O crédito voltou para você.',
  zipFailed: 'Não foi possível juntar as imagens. Tente novamente.',
  zipWithout: (count: number) =>
    count === 1
      ? '1 imagem foi excluída e ficou de fora.'
      : `${count} imagens foram excluídas e ficaram de fora.`,
  prepareFailed: 'Não foi possível abrir a preparação. Tente novamente.',
} as const;
