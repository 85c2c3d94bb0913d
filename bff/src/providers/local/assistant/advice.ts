/** What the local assistant knows: a subject, the words by which it is asked for, and the advice. */
export interface Advice {
  asked: RegExp;
  text(product: string | null): string;
}

const of = (product: string | null, otherwise: string) => product ?? otherwise;

/** First match wins: what is narrow stands before what is wide. */
export const advice: readonly Advice[] = [
  {
    asked: /\b(voce e\b|quem e voce|robo\b|ia\b|inteligencia artificial|chatgpt|modelo de linguagem)/,
    text: () =>
      'Sou a **Assistente Andrômeda**. Neste ambiente de demonstração eu respondo por regras, com conselhos já preparados: não há um grande modelo de linguagem por trás. Com um provedor configurado, as respostas passam a ser escritas para o seu caso.',
  },
  {
    asked: /\b(titulo|titulos|nome do anuncio)/,
    text: (product) =>
      `Um bom título diz o que o comprador digita na busca:\n\n1. **Produto** primeiro: ${of(product, 'o nome que as pessoas usam')}\n2. **Marca e modelo**, se houver\n3. **Característica que decide**: tamanho, cor, material ou voltagem\n4. **Uso ou público**: para academia, infantil, para presente\n\nNo Mercado Livre são até **60 caracteres**. Evite símbolos, maiúsculas e palavras como “promoção”. O *Criador de Título* faz três opções para você copiar.`,
  },
  {
    asked: /\b(palavra|palavras|keyword|seo|busca)/,
    text: (product) =>
      `Para achar palavras-chave de ${of(product, 'um produto')}:\n\n- Comece pelo **nome simples** e junte cor, material, tamanho e uso\n- Olhe as **sugestões da busca** do marketplace enquanto digita\n- Inclua o jeito popular de chamar o produto\n- Use no título só as mais fortes; as outras cabem na **descrição e na ficha técnica**\n\nO *Gerador de Palavras-chave* monta 15 de uma vez.`,
  },
  {
    asked: /\b(foto|fotos|imagem|imagens|fundo|criativo|criativos)/,
    text: (product) =>
      `As fotos vendem antes do texto. Para ${of(product, 'o seu produto')}:\n\n1. **Capa com fundo branco** e o produto inteiro, ocupando quase todo o quadro\n2. **Luz de janela**, de lado, sem flash\n3. Uma foto **em uso**, para mostrar o tamanho\n4. **Detalhes**: acabamento, etiqueta, encaixes\n5. Uma foto com **medidas**\n\nNo *Gerador de Criativos* você remove ou troca o fundo em segundos.`,
  },
  {
    asked: /\b(nicho|nichos|o que vender|que produto vender)/,
    text: () =>
      'Um bom nicho junta procura, margem e algo que você conhece:\n\n1. **Liste** três assuntos que você entende\n2. Pesquise cada um no marketplace e veja se há **vários vendedores com vendas recentes**\n3. Calcule a **margem** depois de comissão, frete e impostos\n4. Leia as **avaliações ruins**: o que falta ali pode ser o seu diferencial\n5. **Teste com pouco estoque** antes de comprar mais\n\nSe quiser, me diga os assuntos e comparamos um a um.',
  },
  {
    asked: /\b(preco(?! d[eo] (?:frete|envio|entrega))|precos|precificar|margem|lucro|taxa|comissao|cobrar)/,
    text: (product) =>
      `Para chegar ao preço de ${of(product, 'um produto')}, some e confira:\n\n- **Custo** do produto e da embalagem\n- **Comissão** e tarifa do marketplace (veja a tabela atual da sua categoria)\n- **Frete** que fica por sua conta\n- **Impostos** e anúncios pagos\n- A **margem** que você quer\n\n**Preço = custos fixos por unidade ÷ (1 − comissão − impostos − margem)**. Depois compare com os três concorrentes mais vendidos e justifique a diferença na foto e na descrição.`,
  },
  {
    asked: /\b(frete|envio|entrega|prazo|full|logistica)/,
    text: () =>
      'Entrega rápida melhora a posição do anúncio e a conversão:\n\n- Ofereça a **modalidade mais rápida** que você consegue cumprir sempre\n- Coloque o custo do frete **no preço** quando o valor permitir\n- Embale pensando no **peso cúbico**: caixa menor, frete menor\n- Se vende todo dia, avalie o **estoque no centro de distribuição** do marketplace\n- Prometa o prazo que cumpre: atraso custa reputação',
  },
  {
    asked: /\b(descricao|descrever|ficha tecnica|texto do anuncio)/,
    text: (product) =>
      `Uma descrição que responde antes da pergunta, para ${of(product, 'o seu produto')}:\n\n1. **Uma frase** com o benefício principal\n2. **Para quem é** e quando usar\n3. **Ficha técnica**: medidas, material, voltagem, compatibilidade\n4. **O que vem na caixa**\n5. **Garantia** e como falar com você\n\nEscreva em frases curtas e repita, com naturalidade, as palavras que o comprador busca.`,
  },
  {
    asked: /\b(anuncio pago|ads|patrocinado|campanha|impulsionar|trafego)/,
    text: () =>
      'Antes de pagar por cliques, deixe o anúncio pronto: foto, título, preço e avaliações. Depois:\n\n- Comece com **poucos produtos** que já vendem\n- Defina um **orçamento diário** que você pode perder por duas semanas\n- Acompanhe o **ACOS** (gasto com anúncios ÷ vendas dos anúncios) e compare com a sua margem\n- Pause o que gasta sem vender e reforce o que se paga',
  },
  {
    asked: /\b(avaliacao|avaliacoes|reputacao|reclamacao|atendimento|pergunta|perguntas|responder)/,
    text: () =>
      'Atendimento é posição na busca:\n\n- Responda perguntas em **poucos minutos** no horário comercial; deixe respostas prontas para as comuns\n- Numa reclamação, **agradeça, resolva e só depois explique**\n- Peça avaliação com um bilhete gentil na caixa, sem oferecer vantagem\n- Leia as avaliações ruins dos concorrentes: elas dizem o que mostrar no seu anúncio',
  },
  {
    asked: /\b(shopee|mercado livre|mercadolivre|amazon|magalu|marketplace|onde vender)/,
    text: (product) =>
      `Cada marketplace tem um jeito. Para ${of(product, 'o seu produto')}:\n\n- **Mercado Livre**: busca muito concorrida; título de até 60 caracteres, ficha técnica completa e envio rápido contam muito\n- **Shopee**: preço, cupons e vídeos curtos; títulos de até 120 caracteres\n- **Amazon**: catálogo único por produto; boas imagens e marca registrada abrem portas\n\nComece por um, acerte fotos e estoque, e só então leve o mesmo anúncio adaptado para o próximo. Confira sempre as regras atuais de cada um.`,
  },
  {
    asked: /\b(vender mais|vendas|vendo pouco|converter|conversao|nao vende|aumentar)/,
    text: (product) =>
      `Para vender mais ${of(product, 'do seu produto')}, olhe nesta ordem:\n\n1. **Visitas baixas?** Melhore título, palavras-chave e capa\n2. **Visitas sem venda?** Compare preço, frete e fotos com os três primeiros da busca\n3. **Vende e devolve?** A foto ou a descrição promete outra coisa\n\nMude **uma coisa por semana** e anote o resultado. Se quiser, me conte o produto e o preço, e eu sugiro por onde começar.`,
  },
  {
    asked: /\b(natal|black friday|dia das maes|dia dos pais|pascoa|data|datas|sazonal)/,
    text: (product) =>
      `Datas pedem antecedência:\n\n- **45 dias antes**: estoque e fornecedor\n- **30 dias**: fotos com o clima da data para ${of(product, 'os produtos principais')}\n- **15 dias**: cupons, kits e embalagem de presente\n- **Na semana**: prazo de entrega bem visível no anúncio\n\nKits (dois ou três itens juntos) aumentam o valor do pedido sem baixar o preço de cada um.`,
  },
  {
    asked: /\b(obrigad|valeu|ajudou|perfeito|otimo|legal)/,
    text: () =>
      'Que bom ter ajudado! Quando quiser, pergunte sobre **fotos, título, preço, frete ou atendimento**.',
  },
  {
    asked: /^(oi|ola|bom dia|boa tarde|boa noite|tudo bem|ei)\b/,
    text: () =>
      'Olá! Me conte **o que você vende** e o que quer melhorar: fotos, título, preço, frete, descrição ou atendimento.',
  },
];

/** What is said where no subject was understood. */
export const askForMore = (product: string | null) =>
  `Posso ajudar melhor com um pouco mais de detalhe${product ? ` sobre ${product}` : ''}. Você quer falar de:\n\n- **Fotos** e criativos\n- **Título** e palavras-chave\n- **Preço** e margem\n- **Frete** e prazo\n- **Descrição** ou **atendimento**\n\nEscolha um e me diga em qual marketplace você vende.`;
