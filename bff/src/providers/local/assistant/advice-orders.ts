import type { Advice } from './subject.ts';

/** What happens after the sale: parcels, returns, complaints, and trouble with the marketplace. */
export const aboutOrders: readonly Advice[] = [
  {
    subject: 'conta suspensa',
    asked:
      /\b(conta|loja|cadastro) (?:\w+ ){0,3}(?:suspens\w+|bloquead\w+|banid\w+|desativad\w+|restrit\w+)|\b(?:suspender\w*|bloque\w+|baniram) (?:a )?(?:minha )?(?:conta|loja)/,
    text: () =>
      'Com a conta suspensa, o caminho é o canal oficial do marketplace:\n\n1. Leia o **aviso completo** e anote a regra citada\n2. Separe **provas**: notas fiscais de compra, documentos, conversas, comprovantes de envio\n3. Responda **uma vez**, com fatos e o que você corrigiu; vários pedidos iguais atrasam\n4. **Não abra outra conta**: costuma piorar o caso\n5. Guarde protocolos e prazos\n\nNão tenho acesso à sua conta: só o marketplace pode reativá-la.',
  },
  {
    subject: 'anúncio pausado',
    asked:
      /\b(?:anuncio|anuncios|produto|item)s? (?:\w+ ){0,3}(?:pausad\w+|moderad\w+|removid\w+|excluid\w+|derrubad\w+|inativ\w+|infrac\w+|reprovad\w+)|\b(?:pausaram|derrubaram|removeram) (?:o |meu )*anuncio/,
    text: () =>
      'Anúncio pausado quase sempre tem o motivo escrito no painel. Confira nesta ordem:\n\n1. **Estoque** zerado ou preço fora do padrão\n2. **Foto de capa** com texto, logotipo, borda ou marca-d’água\n3. **Título ou descrição** com contato, link, marca de terceiros ou “réplica”\n4. **Categoria** errada ou ficha técnica incompleta\n5. **Denúncia de marca**: tenha a nota fiscal do fornecedor\n\nCorrija o ponto indicado antes de republicar; copiar o anúncio sem corrigir leva à mesma pausa.',
  },
  {
    subject: 'devoluções',
    asked:
      /\b(devolv\w+|devoluc\w+|troca(?:r)?(?! (?:o |de )?fundo)|arrepend\w+|reembols\w+|estorn\w+|dinheiro de volta|veio (?:errado|quebrado|com defeito)|defeito|garantia)\b/,
    text: () =>
      'Em compra pela internet o cliente pode **se arrepender em até 7 dias** depois de receber (Código de Defesa do Consumidor, art. 49), mesmo sem defeito. Na prática:\n\n1. Responda **no mesmo dia**, dentro do marketplace, e deixe o processo correr por lá\n2. Peça **fotos** se a queixa for defeito ou item errado\n3. Ao receber de volta, **grave a abertura** do pacote; se veio trocado ou usado, conteste no prazo com o vídeo\n4. Anote o motivo: foto ou medida que engana se corrige **no anúncio**\n\nQuem paga o frete e quais são os prazos depende do marketplace e do caso: confira a regra atual no painel.',
  },
  {
    subject: 'não recebeu',
    asked:
      /\b(nao (?:recebeu|chegou|recebi)|extravi\w+|pacote perdido|atras(?:o|ou|ado)|entrega atrasad\w+|roubad\w+)\b/,
    text: () =>
      'Quando o comprador diz que não recebeu:\n\n1. Abra o **rastreio** e mande a situação atual, com gentileza, pelo próprio marketplace\n2. Se consta entregue, peça que confira **portaria, vizinhos e endereço**\n3. Parado há dias, acione a **transportadora ou o suporte** com o código\n4. Envio feito pela etiqueta do marketplace costuma ter **proteção**: responda a reclamação no prazo, com o comprovante de postagem\n\nExemplo: “Oi! Já vi aqui: o pacote está em [cidade] desde [data]. Abri um chamado e volto com notícia até amanhã.”',
  },
  {
    subject: 'reclamações e avaliações',
    asked: /\b(avaliac\w+|reputac\w+|reclam\w+|nota baixa|estrelas?|comentario ruim|mediacao)\b/,
    text: () =>
      'Para cuidar da reputação:\n\n- Numa reclamação, **agradeça, resolva e só depois explique**\n- Responda a avaliação ruim em público, curto e sem brigar: o próximo comprador é quem lê\n- Peça avaliação com um bilhete gentil na caixa, **sem oferecer vantagem**\n- Junte os motivos que se repetem e corrija a **foto, a medida ou a embalagem**\n\nExemplo de resposta: “Obrigada por avisar, e sinto muito pelo problema. Já mandei mensagem para trocar sem custo para você.”',
    more: () =>
      'Mais três cuidados com a reputação:\n\n1. **Cancelamento e atraso** pesam tanto quanto nota baixa: só anuncie o que está em estoque\n2. Acompanhe o painel **toda semana**, não só quando cai\n3. Avaliação com ofensa ou dado pessoal pode ser **denunciada** ao marketplace; a que apenas discorda de você, não',
    example:
      'Exemplo de resposta pública: “Oi, Carla! Obrigada por contar. A alça não podia ter vindo assim: já separamos outra e a troca é por nossa conta. Qualquer coisa, é só chamar por aqui.”',
  },
  {
    subject: 'atendimento',
    asked:
      /\b(atendimento|pergunt\w+ (?:de|do|dos) (?:clientes?|compradores?)|responder (?:o |os |a |as )?(?:clientes?|compradores?|perguntas?)|pos[ -]?venda|cliente (?:chato|grosso|bravo|nervoso)|chat da loja|respostas? prontas?)\b/,
    text: () =>
      'Atendimento rápido vende e protege a reputação:\n\n- Responda em **minutos** no horário comercial; deixe **respostas prontas** para prazo, medida, cor e nota fiscal\n- Comece pelo nome, **responda primeiro** e só depois ofereça outro produto\n- Com cliente nervoso: “entendo”, o que você vai fazer, e **até quando**\n- Leve as perguntas repetidas para a **descrição e as fotos**',
    example:
      'Exemplo de resposta pronta: “Oi, [nome]! Sim, temos o tamanho 42 em azul. Comprando até as 14 h, postamos hoje. Vai com nota fiscal. Posso ajudar em mais alguma coisa?”',
  },
  {
    subject: 'embalagem',
    asked:
      /\b(embal\w+|caixa de papelao|plastico bolha|quebr(?:ou|a|ar) no (?:envio|transporte)|produto fragil|fragil)\b/,
    text: (product) =>
      `Para embalar ${product ?? 'com segurança'} sem gastar demais:\n\n1. Caixa **justa**: sobrando espaço, o produto bate; caixa grande encarece o frete pelo peso cúbico\n2. Em frágeis, **duas camadas** de plástico-bolha, cantos reforçados e 3 a 5 cm de enchimento de cada lado\n3. **Teste**: balance a caixa; se algo se mexe, falta enchimento\n4. Fita em **H** nas duas tampas e etiqueta lisa, sem dobra sobre o código de barras\n5. Um **bilhete** simples aumenta as boas avaliações`,
  },
  {
    subject: 'frete',
    asked:
      /\b(fretes?|envios?|enviar|entregas?|entregar|prazo|full\b|fulfillment|logistica|correios|transportadora|etiqueta|flex|postar (?:o |a )?(?:pedido|pacote|encomenda|produto)|postagem)\b/,
    text: () =>
      'Entrega rápida melhora a posição do anúncio e a conversão:\n\n- Ofereça a **modalidade mais rápida** que você consegue cumprir sempre\n- **Frete grátis** atrai cliques, mas alguém paga: ponha o custo no preço e confira se a margem aguenta\n- Embale pensando no **peso cúbico**: caixa menor, frete menor\n- Se vende todo dia, avalie o **estoque no centro de distribuição** do marketplace\n- Prometa o prazo que cumpre: atraso custa reputação\n\nTabelas e faixas de frete mudam: confira no painel antes de fechar a conta.',
    more: () =>
      'Para decidir o frete de um produto, faça esta conta:\n\n1. Pese e meça **já embalado**: largura × altura × comprimento em cm ÷ 6.000 dá um peso cúbico de referência (cada transportadora usa o seu divisor)\n2. Simule no painel para **um destino perto e um longe**\n3. Some a média ao custo do produto\n4. Se o preço final passa dos concorrentes, teste **kit de duas unidades**: o frete se divide',
    example:
      'Exemplo: caixa de 30 × 20 × 15 cm = 9.000 cm³ ÷ 6.000 = **1,5 kg cúbico**. Se o produto pesa 0,8 kg, costuma valer o maior: 1,5 kg. Baixando a altura para 10 cm, cai para 1,0 kg.',
  },
];
