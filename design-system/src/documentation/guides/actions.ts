import type { Guides } from '../guide.ts';

const shared = {
  variant:
    '`primary` é a ação principal, no máximo uma por tela. `secondary` é o padrão. `quiet` fica em meio a texto. `danger` apaga ou encerra. `overlay` fica sobre uma foto.',
  size: '`m`: 40 px (48 px ao toque). `l`: 46 px (52 px ao toque), para a ação principal.',
  busy: 'Trabalhando: um indicador ocupa o lugar do ícone e o botão não aceita outro clique.',
  busyLabel: 'O que o botão diz enquanto trabalha, como "Gerando Imagem...".',
  fullWidth: 'Ocupa toda a largura do lugar onde está.',
};

export const actions: Guides = {
  Button: {
    summary:
      'O jeito de agir. O primário brilha e é o gesto principal da tela; os outros ficam quietos ao redor dele.',
    props: {
      ...shared,
      icon: 'Ícone antes do texto, do conjunto Lucide, 20 px.',
      asChild: 'Dá a aparência do botão a um link: o único filho é o próprio link.',
    },
    do: [
      'Um primário por tela.',
      'Mostre `busy` em toda ação que espera a rede.',
      'Use link (`asChild`) quando a ação só leva a outro lugar.',
    ],
    dont: [
      'Dois primários lado a lado.',
      'Um botão desabilitado sem dizer perto dele o que falta.',
      'Brilho (`--glow`) em algo que não é a ação principal.',
    ],
    content: [
      'Verbo no infinitivo e o objeto: "Gerar Imagem", "Comprar Créditos".',
      'Enquanto trabalha, gerúndio com reticências: "Gerando Imagem...".',
      'Cabe "Gerador de Palavras-chave": o texto quebra em duas linhas em vez de ser cortado.',
    ],
    accessibility: [
      'Enter e Espaço acionam.',
      'Ocupado, anuncia `aria-busy` e o texto de trabalho.',
      'Alvo de toque de 48 px ou mais no celular.',
    ],
  },
  IconButton: {
    summary: 'Um botão que é só um ícone, para ações conhecidas e repetidas: fechar, voltar, baixar.',
    props: {
      label: 'O nome da ação: lido por leitores de tela e mostrado na dica do ponteiro. Obrigatório.',
      icon: 'O ícone, do conjunto Lucide.',
      variant:
        '`secondary` tem contorno, `quiet` não tem fundo, `sunken` tem fundo suave, `danger` apaga, `overlay` fica sobre uma foto.',
      size: '`s`: 28 px. `m`: 40 px (48 px ao toque). `l`: 46 px (52 px ao toque).',
      shape: '`square` tem os cantos dos controles; `round` é um círculo.',
      asChild: 'Dá a aparência do botão a um link sem conteúdo próprio.',
    },
    do: ['Use ícones que a pessoa já conhece.', 'Prefira um Button com texto quando houver espaço.'],
    dont: ['Um ícone cujo sentido só a dica explica.', 'O mesmo ícone para duas ações na mesma tela.'],
    content: ['O nome diz a ação e o objeto: "Remover tênis.jpg", não "X".'],
    accessibility: [
      'O nome vem de `label`.',
      'Mesmo pequeno, o alvo de toque tem pelo menos 48 px no celular.',
    ],
  },
  CopyButton: {
    summary: 'Copia um texto e confirma em si mesmo por 2 segundos, sem aviso em outro lugar da tela.',
    props: {
      text: 'O que vai para a área de transferência; uma função, se montar o texto custa tempo.',
      label: 'O que o botão diz antes de copiar.',
      copiedLabel: 'O que diz por 2 s depois de copiar.',
      iconOnly: 'Só o ícone aparece; o texto vira o nome dele.',
      onCopied: 'Chamado quando a cópia deu certo.',
      onRefused: 'Chamado quando o navegador não permitiu copiar.',
      ...shared,
    },
    do: ['Coloque perto do texto que ele copia.'],
    dont: ['Um toast além da confirmação no próprio botão.'],
    content: ['"Copiar" sozinho basta quando há um só texto por perto; senão diga o quê: "Copiar Todas".'],
    accessibility: ['A confirmação é lida uma vez (`role="status"`).'],
  },
  TextLink: {
    summary: 'Um link em meio a um texto ou ao lado de um título.',
    props: {
      tone: '`accent` chama; `soft` acompanha, como no rodapé.',
      asChild: 'Dá a aparência do link a um link do roteador ou a um botão.',
    },
    do: ['Faça o texto do link dizer aonde ele leva.'],
    dont: ['Um link para algo que altera dados: isso é um Button.'],
    content: ['Nunca "clique aqui": "Ver todas", "Esqueceu a senha?".'],
    accessibility: ['No celular a área de toque passa das letras, sem mudar o desenho.'],
  },
};
