/** What is said of the photos of a product. */
export const messages = {
  notLoaded: 'Não foi possível carregar as fotos. Tente novamente.',
  sending: (done: number, all: number) => `Enviando as fotos: ${done} de ${all}…`,
  notSent: 'Não foi possível enviar esta foto. Tente novamente.',
  full: (most: number) => `Um produto guarda até ${most} fotos.`,
  nowFirst: 'Esta é agora a primeira foto do produto.',
  notFirst: 'Não foi possível pôr a foto em primeiro. Tente novamente.',
  leaving: 'Foto excluída. O que foi feito com ela continua na biblioteca.',
  notDeleted: 'Não foi possível excluir a foto. Tente novamente.',
  batch: (count: number) => (count === 1 ? 'Fazer um lote com 1 foto' : `Fazer um lote com ${count} fotos`),
} as const;
