import type { Advice } from './subject.ts';

/** Prices, fees, taxes and paid listings. No figure of a marketplace is given: they change. */
export const aboutMoney: readonly Advice[] = [
  {
    subject: 'nota fiscal',
    asked:
      /\b(nota fiscal|notas fiscais|nf-?e|nfe|nf\b|(?:emitir|tirar|fazer) nota|danfe|declaracao de conteudo)\b/,
    text: () =>
      'Nota fiscal, em resumo:\n\n1. Com **CNPJ** você emite NF-e de venda pelo emissor do seu estado, do Sebrae ou de um sistema de gestão (ERP); é preciso inscrição estadual\n2. Guarde também a **nota de compra** do fornecedor: ela prova a origem\n3. Vários serviços de envio e o estoque no centro de distribuição **exigem a NF-e**\n4. Sem obrigação de nota, o envio costuma pedir uma **declaração de conteúdo**\n\nAs obrigações variam por estado e regime: confirme com um **contador** e no painel do marketplace.',
  },
  {
    subject: 'MEI e CNPJ',
    asked:
      /\b(mei|cnpj|cpf|abrir empresa|microempreendedor|simples nacional|impostos?|contador|formaliz\w+)\b/,
    text: () =>
      'Dá para começar com CPF em vários marketplaces, mas vender com frequência é atividade comercial e pede **CNPJ**. O **MEI** costuma ser o primeiro passo:\n\n- Abertura **gratuita** no Portal do Empreendedor (gov.br) e uma guia mensal fixa (DAS)\n- Há um **limite de faturamento por ano** e uma lista de atividades permitidas: confira os valores atuais no portal\n- Com CNPJ você emite **nota fiscal**, compra de fornecedor e acessa mais serviços de envio\n- Acima do limite, o passo seguinte costuma ser ME no Simples Nacional, com contador\n\nRegras e valores mudam: confirme no portal ou com um contador.',
  },
  {
    subject: 'produtos importados',
    asked: /\b(import\w+|da china|aliexpress|alibaba|shein|dropshipping|drop)\b/,
    text: () =>
      'Pode vender importado, desde que a entrada seja **regular**:\n\n1. Guarde a **nota ou declaração de importação** e os impostos pagos\n2. Eletrônicos com rádio (celular, fone sem fio) pedem **homologação da Anatel**; brinquedos e outros, **selo do Inmetro**; cosméticos e suplementos, **Anvisa**\n3. **Marca de terceiros** sem autorização derruba o anúncio e pode virar processo\n4. No *dropshipping*, o prazo e a troca continuam sendo **responsabilidade sua**\n\nConfira a lista de produtos proibidos do marketplace antes de comprar estoque.',
  },
  {
    subject: 'taxas dos marketplaces',
    asked:
      /\b((?:taxa|taxas|tarifa|tarifas|comissao|comissoes|cobra|cobram|porcentagem|percentual)\b.*\b(?:shopee|mercado livre|amazon|magalu|marketplaces?)|(?:shopee|mercado livre|amazon|magalu)\b.*\b(?:taxa|taxas|tarifa|tarifas|comissao|comissoes|cobra|cobram|fica com)|classico (?:ou|e|x) premium|premium ou classico)\b/,
    text: () =>
      'Não arrisco um número: as taxas **mudam** e dependem da categoria, do preço e do tipo de anúncio. O que existe em cada um:\n\n- **Mercado Livre**: comissão por categoria, maior no anúncio *premium* (que oferece parcelamento sem juros) do que no *clássico*, e custo extra em produtos baratos\n- **Shopee**: comissão mais taxa por item vendido, e adicional para quem entra no programa de frete grátis\n- **Amazon**: comissão por categoria e, conforme o plano, mensalidade ou taxa por item\n\nVeja a tabela atual no painel do vendedor e me diga assim: “**custa 30, vendo por 79,90, comissão 14%, taxa fixa 4**”. Eu faço a conta na hora.',
    example:
      'Exemplo com números inventados: venda de R$ 80,00, comissão de 14% (R$ 11,20), taxa fixa de R$ 4,00 e custo de R$ 35,00. Sobram 80 − 11,20 − 4 − 35 = **R$ 29,80**, antes de impostos e embalagem.',
  },
  {
    subject: 'anúncios pagos',
    asked:
      /\b(anuncios? pagos?|ads\b|acos\b|roas\b|tacos\b|patrocinad\w+|campanhas?|impulsion\w+|trafego|cpc|google ads|facebook ads|instagram ads)\b/,
    text: () =>
      'Antes de pagar por cliques, deixe o anúncio pronto: foto, título, preço e avaliações. Depois:\n\n- Comece com **poucos produtos** que já vendem\n- Defina um **orçamento diário** que você pode perder por duas semanas\n- Acompanhe o **ACOS** (gasto com anúncios ÷ vendas dos anúncios): ele precisa ficar **abaixo da sua margem**\n- Pause o que gasta sem vender e reforce o que se paga',
    more: () =>
      'Um plano simples para a primeira campanha:\n\n1. **Escolha 3 produtos** com avaliação boa e estoque\n2. Divida o dinheiro por **14 dias**: R$ 200,00 dão cerca de R$ 14,00 por dia\n3. Não mexa nos **primeiros 4 dias**; é o tempo de juntar cliques\n4. Na segunda semana, tire o dinheiro do pior e ponha no melhor\n5. Compare o ACOS com a margem **de cada produto**, não com a média',
    example:
      'Exemplo de ACOS: gastou R$ 50,00 em anúncios e eles venderam R$ 400,00. ACOS = 50 ÷ 400 = **12,5%**. Se a sua margem é 20%, a campanha dá lucro; se é 10%, dá prejuízo.',
  },
  {
    subject: 'cupons e promoções',
    asked: /\b(cupo(?:m|ns)|descontos?|promoc\w+|oferta relampago|liquidac\w+|leve \d|cashback)\b/,
    text: () =>
      'Desconto funciona quando tem **motivo e prazo**:\n\n- Calcule antes: com margem de 20%, um desconto de 10% leva **metade do lucro**\n- Prefira **cupom a partir de um valor** (sobe o pedido) a baixar o preço de todos\n- Use **leve 2** em produto barato: o frete se divide\n- Não suba o preço para depois “dar desconto”: o comprador vê o histórico, e é propaganda enganosa\n- Anote vendas **antes e depois**: se só trocou venda cheia por venda com desconto, não valeu',
  },
  {
    subject: 'valor do pedido',
    asked: /\b(ticket medio|kits?\b|combos?\b|unidade ou kit|vender junto|cross ?sell|valor do pedido)\b/,
    text: (product) =>
      `Para aumentar o valor de cada pedido${product ? ` de ${product}` : ''}:\n\n1. **Kit do mesmo item** (2 ou 3 unidades): bom quando o frete pesa no preço\n2. **Kit que se completa** (produto + refil, capa + película): bom para sair da guerra de preço\n3. Mantenha a **unidade** anunciada também: é ela que aparece para quem compara\n4. Kit tem foto e título próprios, com a **quantidade** logo no começo\n\nDê um desconto pequeno no kit e confira se a margem por pedido **sobe em reais**, não só em vendas.`,
  },
  {
    subject: 'preço',
    asked:
      /\b(precos?|precific\w+|margem|lucro|lucrar|comissao|tarifa|taxa|cobrar|markup|quanto (?:vender|vendo|custa|vale)|por quanto)\b/,
    text: (product) =>
      `Para chegar ao preço de ${product ?? 'um produto'}, some e confira:\n\n- **Custo** do produto e da embalagem\n- **Comissão** e tarifa do marketplace (veja a tabela atual da sua categoria)\n- **Frete** que fica por sua conta\n- **Impostos** e anúncios pagos\n- A **margem** que você quer\n\n**Preço = custos fixos por unidade ÷ (1 − comissão − impostos − margem)**. Depois compare com os três concorrentes mais vendidos e justifique a diferença na foto e na descrição.\n\nQuer que eu calcule? Escreva, por exemplo: “**custa 30, comissão 14%, imposto 4%, margem 20%**”.`,
    more: () =>
      'Por que dividir, e não somar a porcentagem? Porque comissão, imposto e margem são pedaços **do preço de venda**, não do custo.\n\n1. Some só o que é em reais: produto + embalagem + frete + taxa fixa\n2. Some as porcentagens: comissão + imposto + margem\n3. Divida o primeiro pelo que **falta para 100%**\n\nSe as porcentagens somam 38%, divida por 0,62. Me mande os seus números que eu faço a conta.',
    example:
      'Exemplo: produto R$ 30,00 + embalagem R$ 2,00 = **R$ 32,00**. Comissão 14% + imposto 4% + margem 20% = **38%**.\n\nPreço = 32 ÷ (1 − 0,38) = **R$ 51,61**.\n\nConferindo: comissão R$ 7,23, imposto R$ 2,06, custos R$ 32,00 e sobram **R$ 10,32**, que são 20% do preço. As porcentagens são inventadas: confira as suas.',
  },
];
