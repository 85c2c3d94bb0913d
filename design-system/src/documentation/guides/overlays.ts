import type { Guides } from '../guide.ts';

const open = 'Se está à vista.';
const onOpenChange = 'Chamado quando abre ou fecha.';
const trigger = 'O botão que abre.';
const held = 'O foco fica dentro e volta a quem abriu; Escape fecha.';

const dialog = {
  open,
  defaultOpen: 'Aberto no começo.',
  onOpenChange,
  trigger,
  title: 'O assunto.',
  description: 'Uma frase que explica.',
  children: 'O conteúdo.',
  footer: 'Os botões, com o principal no fim.',
  size: '`m`: até 520 px de largura. `l`: até 880 px.',
  closeLabel: 'O nome do botão de fechar.',
};

const { size: _size, ...sheet } = dialog;

export const overlays: Guides = {
  Dialog: {
    summary: 'Uma pergunta ou tarefa pequena sobre a página.',
    props: dialog,
    do: ['Só o que precisa ser resolvido agora.'],
    dont: ['Diálogo sobre diálogo.', 'Um formulário longo: dê a ele uma tela.'],
    content: ['Título com o assunto, botões com os verbos dele.'],
    accessibility: [held],
  },
  BottomSheet: {
    summary: 'O mesmo, vindo de baixo no celular, ao alcance do polegar; de 640 px em diante é um diálogo.',
    props: sheet,
    do: ['Use para escolhas e opções no celular.'],
    dont: ['Conteúdo mais alto que a tela sem rolagem clara.'],
    content: ['Título de uma linha.'],
    accessibility: [held],
  },
  ConfirmDialog: {
    summary: 'Pergunta antes do que não se desfaz.',
    props: {
      open,
      onOpenChange,
      title: 'A pergunta.',
      description: 'O que acontecerá.',
      confirmLabel: 'O verbo da ação, como "Excluir".',
      cancelLabel: 'A saída segura.',
      onConfirm: 'Chamado ao confirmar; quem chama fecha depois.',
      tone: '`danger` quando apaga ou encerra; senão `neutral`.',
      busy: 'A ação está correndo.',
      busyLabel: 'O que o botão diz enquanto isso.',
      children: 'Algo mais a mostrar, como a foto que sairá.',
    },
    do: ['Prefira desfazer a perguntar: um Snackbar com "Desfazer".'],
    dont: ['"Sim" e "Não": os botões dizem o que fazem.'],
    content: ['"Excluir imagem?" e "Esta ação não pode ser desfeita."'],
    accessibility: ['O foco começa na resposta que não causa dano.', held],
  },
  RenameDialog: {
    summary: 'Pergunta o nome de algo; o que foi digitado fica quando não pôde ser salvo.',
    props: {
      title: 'O que ganha o nome.',
      label: 'O rótulo do campo.',
      hint: 'Para que serve o nome, se não for claro.',
      name: 'O nome até agora; vazio se não há.',
      maxLength: 'Quantas letras cabem.',
      missing: 'A frase junto ao campo quando o nome falta.',
      onRename: 'Guarda o nome, sem espaços nas pontas; resolve com `false` quando não deu certo.',
      onClose: 'Chamado quando o diálogo deve sair.',
    },
    do: ['Avise o sucesso ou a falha em `onRename`, com um Snackbar.'],
    dont: ['Perguntar mais de uma coisa: isso é um Dialog com formulário.'],
    content: ['"Renomear conversa" e "Nome da conversa".'],
    accessibility: ['O campo recebe o foco com o nome já selecionado.', held],
  },
  Popover: {
    summary: 'Um painel que pende de um botão sem parar a página.',
    props: {
      trigger,
      label: 'O nome do painel.',
      align: 'De que lado se alinha: `start`, `center` ou `end`.',
      open,
      onOpenChange,
      children: 'O conteúdo.',
    },
    do: ['Conteúdo curto e de consulta, como notificações.'],
    dont: ['Uma tarefa com vários passos.'],
    content: ['Título dentro, quando houver mais de uma parte.'],
    accessibility: ['O foco entra e volta; Escape e um clique fora fecham.'],
  },
  Tooltip: {
    summary: 'Explica um botão a quem pousa o ponteiro ou chega pelo teclado.',
    props: { label: 'Uma frase curta.', side: 'De que lado aparece.', children: 'O botão explicado, um só.' },
    do: ['Um complemento, nunca o essencial.'],
    dont: [
      'Um fato que só está na dica: o celular não a mostra.',
      'Em volta de IconButton, que já tem a sua.',
    ],
    content: ['Até oito palavras, sem ponto final.'],
    accessibility: ['Aparece no foco; Escape fecha.'],
  },
  DropdownMenu: {
    summary: 'Uma lista curta de ações que pende de um botão.',
    props: {
      trigger,
      label: 'O nome do menu.',
      align: 'De que lado se alinha ao botão.',
      open,
      onOpenChange,
      children: 'Os itens.',
    },
    do: ['De duas a sete ações.', 'A que apaga por último, depois de uma linha.'],
    dont: ['Escolher um valor: use Select.'],
    content: ['Verbo e objeto: "Excluir imagem".'],
    accessibility: ['Setas, primeiras letras, Home, End e Escape.'],
  },
  DropdownMenuItem: {
    summary: 'Uma ação do menu.',
    props: {
      icon: 'O ícone antes do texto, do conjunto Lucide, 18 px.',
      tone: '`danger` para a que apaga.',
      children: 'O texto da ação, ou o link quando há `asChild`.',
      onSelect: 'Chamado ao escolher, por clique, Enter ou Espaço; depois o menu fecha.',
      disabled: 'A ação aparece, mas não pode ser escolhida agora.',
      asChild: 'O único filho, um link, é o item.',
    },
    do: ['Ícone em todos ou em nenhum.'],
    dont: ['Dois itens com o mesmo ícone.'],
    content: ['Verbo no infinitivo.'],
    accessibility: ['Enter e Espaço acionam.'],
  },
  DropdownMenuLabel: {
    summary: 'O nome de um grupo de ações, como o email da conta.',
    props: { children: 'O texto.' },
    do: ['Um por grupo.'],
    dont: ['Usar como item.'],
    content: ['Um substantivo.'],
    accessibility: ['Lido com o grupo; não recebe foco.'],
  },
  DropdownMenuSeparator: {
    summary: 'Uma linha entre grupos de ações.',
    props: {},
    do: ['Antes da ação que apaga.'],
    dont: ['Entre todos os itens.'],
    content: ['Não tem texto.'],
    accessibility: ['É um separador para leitores de tela.'],
  },
};
