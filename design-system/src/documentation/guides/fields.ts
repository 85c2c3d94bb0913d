import type { Guides } from '../guide.ts';

const labelling = {
  label: 'O nome do campo, sempre à vista acima dele.',
  labelHidden: 'O nome é lido, mas não desenhado. Só em buscas e filtros óbvios.',
  labelAction: 'No fim da linha do nome, como "Esqueceu a senha?".',
  hint: 'Uma ajuda embaixo do campo. O erro toma o lugar dela.',
  error: 'O que está errado e como corrigir, embaixo do campo.',
};
const errors = 'O erro diz como corrigir: "Digite um email válido".';
const tied = 'Nome, ajuda e erro ficam ligados ao campo; com erro, ele se anuncia inválido.';

export const fields: Guides = {
  TextField: {
    summary: 'Uma linha de texto.',
    props: {
      ...labelling,
      icon: 'Um ícone no começo, como a lupa da busca.',
      trailing: 'Algo no fim, dentro do campo, como um IconButton.',
    },
    do: [
      'Largura próxima do que se espera escrever.',
      'Peça o teclado certo (`type`, `inputMode`) e o preenchimento automático.',
    ],
    dont: ['Usar o texto de exemplo como nome do campo.'],
    content: ['Nome curto, sem dois-pontos nos formulários: "Email".', errors],
    accessibility: [tied, 'Letras de 16 px no celular: a tela não amplia ao focar.'],
  },
  PasswordField: {
    summary: 'Uma senha, com o botão de mostrar e ocultar.',
    props: {
      ...labelling,
      icon: 'Um ícone no começo.',
      showLabel: 'O nome do botão que mostra.',
      hideLabel: 'O nome do botão que oculta.',
    },
    do: ['`autoComplete` `current-password` na entrada e `new-password` no cadastro.'],
    dont: ['Impedir colar.'],
    content: ['As regras ficam em um RequirementChecklist, não no erro.'],
    accessibility: ['O botão diz o que fará; a senha continua no campo ao alternar.'],
  },
  PhoneField: {
    summary: 'Um telefone brasileiro, formatado enquanto se digita ou cola.',
    props: {
      ...labelling,
      icon: 'Um ícone no começo.',
      trailing: 'Algo no fim, dentro do campo.',
      value: 'O texto formatado, quando quem usa o controla.',
      defaultValue: 'O texto do começo.',
      onValueChange: 'Recebe o texto formatado a cada mudança.',
    },
    do: ['Aceite +55 e espaços ao colar: o campo limpa.'],
    dont: ['Pedir o DDD em outro campo.'],
    content: ['O formato é (00) 00000-0000.'],
    accessibility: ['Abre o teclado de telefone no celular.'],
  },
  TextArea: {
    summary: 'Texto de várias linhas; cresce com o que se escreve.',
    props: {
      ...labelling,
      rows: 'Linhas no começo.',
      maxRows: 'Linhas antes de rolar por dentro.',
      highlighted: 'Um brilho de 600 ms: o texto foi preenchido por outra coisa.',
      fill: 'Toma toda a altura do lugar.',
    },
    do: ['Dê um exemplo concreto do que escrever.'],
    dont: ['Limitar a altura a ponto de esconder o que se escreveu.'],
    content: ['O exemplo é uma frase inteira e realista.', errors],
    accessibility: [tied],
  },
  Select: {
    summary: 'Uma escolha de uma lista. É o seletor do próprio aparelho.',
    props: {
      ...labelling,
      options: 'As opções: valor, texto e se está desabilitada.',
      onValueChange: 'Recebe o valor escolhido.',
    },
    do: ['De cinco a quinze opções.', 'Comece pela mais comum.'],
    dont: ['Duas ou três opções: use o SegmentedControl.'],
    content: ['Opções paralelas: todas substantivos ou todas verbos.', errors],
    accessibility: ['No celular abre a roda do sistema; setas e letras funcionam no teclado.'],
  },
  Checkbox: {
    summary: 'Sim ou não. A linha inteira é o alvo.',
    props: {
      label: 'O que se aceita ou liga.',
      hint: labelling.hint,
      error: labelling.error,
      onCheckedChange: 'Recebe o novo valor.',
    },
    do: ['Escreva de modo que marcar seja "sim".'],
    dont: ['Negativas: "Não quero não receber".'],
    content: ['Uma frase que se lê inteira.'],
    accessibility: ['Espaço marca; o foco é visível em volta da caixa.'],
  },
  SegmentedControl: {
    summary: 'Poucas escolhas, todas à vista, exatamente uma tomada.',
    props: {
      label: 'O nome do grupo.',
      labelHidden: labelling.labelHidden,
      options: 'De duas a cinco: valor, texto, descrição, ícone.',
      value: 'A escolha de agora.',
      onValueChange: 'Recebe a nova escolha.',
      layout: '`bar` para palavras curtas; `tiles` quando cada uma tem descrição.',
    },
    do: ['Ponha a mais comum primeiro e já tomada.'],
    dont: ['Mais de cinco opções: use Select.'],
    content: ['Uma ou duas palavras; na descrição, o que muda.'],
    accessibility: ['São botões de rádio: setas mudam, Tab passa pelo grupo.'],
  },
  ColorField: {
    summary: 'Uma cor por amostras, por código ou a olho; os três andam juntos.',
    props: {
      label: 'O nome do campo.',
      value: 'A cor em hexadecimal, com 7 caracteres.',
      onValueChange: 'Recebe o código completo.',
      swatches: 'Amostras: código e nome.',
      swatchesLabel: 'O nome do grupo de amostras.',
      hexLabel: 'O nome do campo de código.',
      hueLabel: 'O nome da barra de matizes.',
      shadeLabel: 'O nome do quadro de saturação e brilho.',
      disabled: 'Não aceita mudança.',
    },
    do: ['Ofereça de seis a oito amostras com nome.'],
    dont: ['Usar para cores do próprio produto: elas são tokens.'],
    content: ['Amostras têm nomes de cor: "Areia", não "Cor 2".'],
    accessibility: ['Amostras são botões com nome e estado; o código pode ser digitado.'],
  },
  RequirementChecklist: {
    summary: 'O que ainda falta a um valor, ao vivo enquanto se digita.',
    props: {
      requirements: 'As regras: identificador, texto e se foi atendida.',
      metLabel: 'Lido depois de uma regra atendida.',
      unmetLabel: 'Lido depois de uma pendente.',
    },
    do: ['Mostre as regras antes de alguém errar.'],
    dont: ['Repetir as mesmas regras em um erro.'],
    content: ['Cada regra é um item curto: "8 caracteres ou mais".'],
    accessibility: ['O estado é dito em palavras, não só pela cor.'],
  },
};
