import type { Guides } from '../guide.ts';

export const chat: Guides = {
  ChatBubble: {
    summary: 'Uma fala da conversa, da Assistente ou de quem usa, com foto e ações quando houver.',
    props: {
      from: 'Quem fala: `assistant` à esquerda, `user` à direita.',
      name: 'O nome de quem fala, para leitores de tela.',
      text: 'A fala como foi escrita, com as suas quebras de linha.',
      children: 'No lugar de `text`: palavras já formatadas.',
      state: '`waiting` antes da primeira palavra, `streaming` enquanto chegam, `failed` quando não virão.',
      waitingLabel: 'Lido enquanto os três pontos se movem.',
      media: 'O que acompanha a fala, acima das palavras, como uma foto.',
      avatar: 'O rosto ao lado da fala da Assistente.',
      actions: 'O que se faz com a fala, embaixo dela, como copiar.',
    },
    do: ['Ponha as falas dentro de um ChatLog.', 'Mostre `waiting` assim que a pergunta parte.'],
    dont: [
      'Usar balões fora de uma conversa.',
      'Esconder uma fala que falhou: mostre-a e ofereça outra tentativa.',
    ],
    content: ['A Assistente fala em frases curtas e trata a pessoa por "você".'],
    accessibility: [
      'Cada fala é um `article` com nome.',
      'Enquanto chega, `aria-busy` segura o leitor até a frase estar inteira.',
    ],
  },
  ChatLog: {
    summary: 'A conversa: guarda as falas, rola por dentro e anuncia as novas.',
    props: { label: 'O nome da conversa para leitores de tela.' },
    do: ['Dê a ele uma altura: é ele que rola, não a página.'],
    dont: ['Pôr campos ou botões da tela dentro dele.'],
    content: ['O nome diz de que conversa se trata.'],
    accessibility: [
      '`role="log"`: falas terminadas são lidas sem tirar o foco.',
      'Recebe o foco com Tab para rolar com as setas.',
    ],
  },
};
