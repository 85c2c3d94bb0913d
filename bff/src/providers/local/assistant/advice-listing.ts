import { titleLimitOf } from '../../../../contract/browser/marketplaces.ts';
import type { Advice } from './subject.ts';

const of = (product: string | null, otherwise: string) => product ?? otherwise;

/** Photos, titles, descriptions, keywords: what stands in a listing. */
export const aboutListings: readonly Advice[] = [
  {
    subject: 'cópia do anúncio',
    asked:
      /\b(copi(?:ou|aram|ando|a) (?:\w+ ){0,3}(?:foto|fotos|anuncio|descricao|titulo)|plagi\w+|roub(?:ou|aram) (?:minhas? )?fotos?)\b/,
    text: () =>
      'Se copiaram a sua foto ou o seu texto:\n\n1. Guarde **provas**: o arquivo original, a data, o link e a captura do anúncio copiado\n2. Denuncie pelo **formulário de propriedade intelectual** do marketplace: a foto que você fez é sua\n3. Evite discutir com o vendedor em público\n4. Daqui para a frente, fotografe com **algo seu na cena** (mão, ambiente, embalagem), que é difícil de reaproveitar; marca-d’água na capa costuma ser proibida',
  },
  {
    subject: 'luz das fotos',
    asked: /\b(luz\b|iluminac\w+|softbox|ring ?light|flash|sombras?|reflexo|foto escura)\b/,
    text: () =>
      'Sem boa luz natural, dá para resolver com pouco:\n\n1. **Duas luminárias iguais**, uma de cada lado a 45°, com lâmpada branca (5.000 a 6.500 K)\n2. Um **tecido branco fino ou papel-manteiga** na frente de cada lâmpada deixa a sombra macia (longe do calor: prefira LED)\n3. Apague a luz do teto: duas cores de luz juntas **mudam a cor** do produto\n4. Uma **cartolina branca** do lado oposto clareia a sombra\n5. Produto brilhante: afaste a luz e vire até o reflexo sair do quadro',
  },
  {
    subject: 'tamanho das fotos',
    asked:
      /\b((?:tamanho|resolucao|dimens\w+|pixels?|formato|medida)s? (?:\w+ ){0,3}(?:fotos?|imagem|imagens|capa)|quantas fotos)\b/,
    text: () =>
      'Um tamanho que serve bem em todos: **quadrada, 1200 × 1200 px ou mais**, em JPG, para o zoom funcionar.\n\n- **Capa**: fundo branco e limpo, sem texto, borda ou logotipo, produto ocupando quase todo o quadro\n- **Quantidade**: de 5 a 8 fotos; a primeira vende o clique, as outras tiram dúvidas\n- Na **Shopee**, o quadrado aparece inteiro no celular; no **Mercado Livre**, fotos pequenas perdem o zoom\n\nOs mínimos mudam por marketplace e categoria: confira na hora de publicar.',
  },
  {
    subject: 'vídeo',
    asked: /\b(videos?|reels|tiktok(?! shop)|clips?|lives?\b|stories)\b/,
    text: (product) =>
      `Um vídeo curto de ${of(product, 'um produto')} pode seguir este roteiro de 20 segundos:\n\n1. **0 a 3 s**: o produto em uso, já resolvendo o problema\n2. **3 a 12 s**: dois detalhes de perto (material, encaixe, tamanho na mão)\n3. **12 a 17 s**: o que vem na caixa\n4. **17 a 20 s**: o produto parado, inteiro\n\nGrave **na vertical**, com luz de lado e sem música protegida. Não ponha telefone nem link: o marketplace recusa.`,
  },
  {
    subject: 'título',
    asked: /\b(titulos?|nome do anuncio)\b/,
    text: (product) =>
      `Um bom título diz o que o comprador digita na busca:\n\n1. **Produto** primeiro: ${of(product, 'o nome que as pessoas usam')}\n2. **Marca e modelo**, se houver\n3. **Característica que decide**: tamanho, cor, material ou voltagem\n4. **Uso ou público**: para academia, infantil, para presente\n\nNo Mercado Livre são até **${titleLimitOf('mercado_livre')} caracteres**. Evite símbolos, maiúsculas e palavras como “promoção”. O *Criador de Título* faz três opções para você copiar, ou me diga aqui: “**título para** …”.`,
    more: () =>
      'Para escolher entre dois títulos:\n\n1. Leia só as **quatro primeiras palavras**: no celular é o que aparece\n2. Digite-as na busca do marketplace: os resultados são **produtos como o seu**?\n3. Corte o que não decide a compra (“lindo”, “top”, “qualidade”)\n4. Depois de publicar, mude o título **antes das primeiras vendas**; com vendas, alguns marketplaces limitam a mudança',
    example:
      'Exemplo: em vez de “LINDA GARRAFA TOP PROMOÇÃO”, use **“Garrafa Térmica Inox 1 Litro Preta com Alça para Academia”** (56 caracteres): produto, material, medida, cor, detalhe e uso.',
  },
  {
    subject: 'palavras-chave',
    asked:
      /\b(palavras?|keywords?|seo|busca|pesquisa|ranque\w+|rankear|aparecer (?:primeiro|mais|na frente)|primeira pagina|tags?|hashtags?)\b/,
    text: (product) =>
      `Para achar palavras-chave de ${of(product, 'um produto')}:\n\n- Comece pelo **nome simples** e junte cor, material, tamanho e uso\n- Olhe as **sugestões da busca** do marketplace enquanto digita\n- Inclua o jeito popular de chamar o produto\n- Use no título só as mais fortes; as outras cabem na **descrição e na ficha técnica**\n\nO *Gerador de Palavras-chave* monta 15 de uma vez, ou me diga aqui: “**palavras-chave para** …”.`,
    more: () =>
      'SEO de marketplace é mais do que palavras. O que costuma pesar:\n\n1. **Relevância**: título, categoria certa e ficha técnica completa\n2. **Cliques e vendas recentes**: capa e preço\n3. **Entrega** rápida e poucos cancelamentos\n4. **Avaliações** e perguntas respondidas\n\nComece pela **ficha técnica**: é de graça, poucos preenchem tudo, e ela alimenta os filtros da busca.',
    example:
      'Exemplo para uma garrafa: “garrafa térmica”, “garrafa térmica 1 litro”, “garrafa inox academia”, “squeeze térmico preto”, “garrafa que mantém gelado”. As duas primeiras vão no título; o resto, na descrição.',
  },
  {
    subject: 'descrição',
    asked: /\b(descric\w+|descrever|ficha tecnica|texto do anuncio|texto de venda|copy\b|copywriting)\b/,
    text: (product) =>
      `Uma descrição que responde antes da pergunta, para ${of(product, 'o seu produto')}:\n\n1. **Uma frase** com o benefício principal\n2. **Para quem é** e quando usar\n3. **Ficha técnica**: medidas, material, voltagem, compatibilidade\n4. **O que vem na caixa**\n5. **Garantia** e como funciona a troca\n\nEscreva em frases curtas e repita, com naturalidade, as palavras que o comprador busca. Se me disser “**descrição para** …”, eu começo o texto.`,
    example:
      'Exemplo de abertura: “Água gelada do treino até a volta para casa. Esta garrafa de aço inox tem parede dupla, 1 litro, e cabe no porta-copos da maioria dos carros (8 cm de base). Na caixa: 1 garrafa e 1 tampa reserva.” Use só o que for verdade no seu produto.',
  },
  {
    subject: 'fotos',
    asked: /\b(fotos?|fotograf\w+|imagem|imagens|fundo|criativos?|capa|camera|celular (?:bom|serve))\b/,
    text: (product) =>
      `As fotos vendem antes do texto. Para ${of(product, 'o seu produto')}:\n\n1. **Capa com fundo branco** e o produto inteiro, ocupando quase todo o quadro\n2. **Luz de janela**, de lado, sem flash\n3. Uma foto **em uso**, para mostrar o tamanho\n4. **Detalhes**: acabamento, etiqueta, encaixes\n5. Uma foto com **medidas**\n\nNo *Gerador de Criativos* você remove ou troca o fundo em segundos.`,
    more: () =>
      'Mais cinco dicas de foto:\n\n1. **Limpe a lente** do celular: é o erro mais comum\n2. Use o **zoom 2×** e dê um passo para trás: deforma menos\n3. Toque no produto para focar e **baixe um pouco a claridade**\n4. Fotografe **todas as cores** com a mesma luz e o mesmo ângulo\n5. Ponha um objeto conhecido ao lado **em uma** das fotos, para dar escala',
    example:
      'Exemplo de sequência para uma bolsa: 1) frente em fundo branco; 2) no ombro de uma pessoa; 3) aberta, mostrando os bolsos; 4) zíper e costura de perto; 5) medidas escritas sobre a foto; 6) as outras cores lado a lado.',
  },
];
