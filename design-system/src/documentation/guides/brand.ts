import type { Guides } from '../guide.ts';

export const brand: Guides = {
  Logo: {
    summary: 'A galáxia e o nome da Andrômeda em uma linha. Toma a cor do texto ao redor.',
    props: {
      label: 'O nome ao lado do desenho. Sem ele, a galáxia fica sozinha.',
      size: '`s`, `m` ou `l`: do cabeçalho do celular ao painel da entrada.',
    },
    do: ['Deixe ao redor dele pelo menos metade da sua altura livre.', 'Sobre fotos, use a noite por trás.'],
    dont: ['Mudar as cores da galáxia.', 'Girar, esticar ou contornar.'],
    content: ['"Andrômeda", com acento e inicial maiúscula.'],
    accessibility: [
      'O desenho é decorativo; o nome é lido como texto.',
      'Sozinho dentro de um link, o link precisa de nome: "Andrômeda, início".',
    ],
  },
  GalaxyMark: {
    summary:
      'A galáxia sozinha: dois braços de nebulosa em volta de um núcleo âmbar. É o rosto da Assistente.',
    props: {
      className:
        'A folha de quem usa, para outro tamanho: sem ela, 1,62 × 1,215 vezes o tamanho da letra ao redor.',
    },
    do: ['Use ao lado das falas da Assistente e como marca em espaços pequenos.'],
    dont: ['Usar como ícone de uma ferramenta.'],
    content: ['Não tem texto próprio.'],
    accessibility: ['Sempre decorativa (`aria-hidden`): quem dá o nome é o texto ao lado.'],
  },
};
