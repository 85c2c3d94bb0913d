import type { Guides } from '../guide.ts';

const tone = '`success`, `error`, `warning` ou `info`: cor e ícone andam juntos.';

export const notices: Guides = {
  Banner: {
    summary: 'Um aviso no alto da página, em toda a largura, para o que vale para a tela inteira.',
    props: {
      tone,
      title: 'A palavra que resume: "Erro", "Atenção".',
      children: 'A frase do aviso.',
      onClose: 'Com ela aparece o botão de fechar.',
      closeLabel: 'O nome do botão de fechar.',
      state: '`closing` some em 300 ms; quem o guarda o retira depois.',
      action: 'Um botão ou link para resolver.',
    },
    do: ['Um por vez.', 'Use para o que continua valendo até ser fechado.'],
    dont: ['Confirmar uma ação pequena: use o Snackbar.'],
    content: ['Diga o que aconteceu e o que fazer: "Não foi possível salvar. Tente novamente."'],
    accessibility: ['Erro é lido na hora (`alert`); os outros esperam a vez (`status`).'],
  },
  Snackbar: {
    summary: 'Uma confirmação que flutua no pé da página, acima da ação principal, e vai embora.',
    props: {
      tone,
      title: 'A palavra que resume.',
      children: 'A frase.',
      onClose: 'Com ela aparece o botão de fechar.',
      closeLabel: 'O nome do botão de fechar.',
      state: '`closing` some em 300 ms.',
      action: 'Um botão, como "Desfazer".',
    },
    do: ['Ofereça "Desfazer" depois de apagar.', 'Uma frase só.'],
    dont: ['Erros que pedem decisão: use um Notice junto do que falhou.', 'Empilhar vários.'],
    content: ['Passado e curto: "Imagem salva com sucesso na sua biblioteca!"'],
    accessibility: ['Lido sem tirar o foco.', 'Fica acima da barra de ação: nada importante fica coberto.'],
  },
  Notice: {
    summary: 'Um aviso dentro da página, junto do que ele comenta.',
    props: {
      tone: '`success`, `error`, `warning`, `info`, ou `tip` para uma dica de uso.',
      title: 'Um título curto, quando a frase for longa.',
    },
    do: ['Ponha junto do campo ou do resultado de que fala.'],
    dont: ['Usar como decoração ou para destacar um texto comum.'],
    content: ['Uma ou duas frases. No erro, termine com o que fazer.'],
    accessibility: ['Erro: `alert`. Sucesso, atenção e informação: `status`. A dica não é anunciada.'],
  },
  Toast: {
    summary: 'Uma mensagem que passa, para o que aconteceu longe de onde a pessoa está.',
    props: {
      open: 'Se está à vista.',
      onOpenChange: 'Chamado quando abre ou fecha.',
      tone,
      title: 'O que aconteceu.',
      description: 'Uma frase a mais.',
      durationMs: 'Quanto fica, em milissegundos; mais enquanto é olhado.',
      closeLabel: 'O nome do botão de fechar.',
    },
    do: ['Deixe o que é preciso saber também na tela.'],
    dont: ['Pedir uma decisão: um toast some.'],
    content: ['Título de até cinco palavras; uma frase de descrição.'],
    accessibility: ['F8 leva o foco aos avisos; arrastar 50 px para a direita dispensa.'],
  },
  ToastArea: {
    summary: 'O lugar onde os toasts aparecem. Um por página.',
    props: { label: 'O nome da área; `{hotkey}` vira F8.', children: 'A página e os toasts.' },
    do: ['Ponha uma vez, em volta da página.'],
    dont: ['Uma área por ferramenta.'],
    content: ['O nome padrão basta.'],
    accessibility: ['É uma região com nome, alcançada por F8.'],
  },
};
