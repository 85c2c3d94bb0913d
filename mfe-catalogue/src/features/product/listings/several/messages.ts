const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What is said of writing for several channels at once. */
export const messages = {
  write: (count: number) => (count === 1 ? 'Escrever para 1 canal' : `Escrever para ${count} canais`),
  written: (count: number) =>
    count === 1 ? 'Textos escritos para 1 canal!' : `Textos escritos para ${count} canais!`,
  notWritten: (channels: readonly string[], problem: string) => `${list.format(channels)}: ${problem}`,
  ownTexts: 'Você começou a escrever aqui: salve ou apague antes.',
  tooFew: (left: number) =>
    left === 1 ? 'Só dá para escrever 1 canal agora.' : `Só dá para escrever ${left} canais agora.`,
} as const;
