import type { Advice } from './subject.ts';

/** Money, trust and rules between seller, buyer and marketplace. */
export const aboutTrust: readonly Advice[] = [
  {
    subject: 'golpes e venda por fora',
    asked:
      /\b(golpes?|golpista|fraude|por fora|chargeback|comprovante falso|pix falso|medo de (?:ser |levar |cair )?\w+)\b/,
    text: () =>
      'Para não cair em golpe:\n\n1. **Nunca venda por fora** do marketplace: sem a plataforma não há proteção, e a conta pode ser punida\n2. Dinheiro só conta quando aparece **no painel**; comprovante e e-mail podem ser falsos\n3. Envie **só pela etiqueta** da venda, para o endereço dela\n4. Item caro: anote o número de série e **filme a embalagem**\n5. Desconfie de pressa, de entregador “enviado pelo comprador” e de link fora do site',
  },
  {
    subject: 'recebimento',
    asked:
      /\b(sac(?:ar|o|ue)|(?:receb\w+|cai|libera\w*|cade) (?:o |meu |do )*(?:dinheiro|pagamento|valor|repasse)|repasse|mercado pago|antecip\w+|parcel\w+|boleto|pix\b)\b/,
    text: () =>
      'O dinheiro da venda passa pelo marketplace e é liberado depois de um prazo, que costuma contar **a partir da entrega** e encurtar com boa reputação:\n\n- Veja no painel **quanto está a liberar e em que data**; é dali que se transfere para a conta\n- **Parcelamento**: quem compra parcela, e você recebe conforme a regra do anúncio; o tipo com parcelas sem juros tem comissão maior\n- **Boleto e Pix não pagos** expiram sozinhos: não separe o produto antes da confirmação\n- **Antecipar** tem custo: ponha na conta antes de usar\n\nOs prazos mudam por marketplace: confira no painel.',
  },
  {
    subject: 'marcas e fotos de terceiros',
    asked:
      /\b((?:fotos?|imagens?) (?:do|da|de) (?:fornecedor|fabricante|internet|google|concorrente)|marcas? (?:famosa|conhecida|registrada|de terceiros)|replicas?|primeira linha|falsificad\w+|pirata|direitos? autora\w+|inmetro|anvisa|anatel)\b/,
    text: () =>
      'Com marca e foto dos outros, o cuidado é este:\n\n- **Foto do fornecedor**: só com autorização por escrito; e a sua própria vende mais, porque não é igual à de todos\n- **Foto do Google ou do concorrente**: não use; o dono pode derrubar o anúncio\n- **Marca famosa**: venda só produto **original, com nota fiscal** de compra\n- **Réplica e “primeira linha”** são proibidas e podem virar processo\n- Alguns produtos pedem registro (Inmetro, Anvisa, Anatel): confira antes de comprar estoque',
  },
  {
    subject: 'catálogo e categoria',
    asked:
      /\b(catalogo|buy ?box|categorias?|variac(?:ao|oes)|ean\b|gtin|codigo de barras|codigo universal)\b/,
    text: () =>
      'Categoria e catálogo decidem em que filtros o seu produto aparece:\n\n1. Busque o produto como comprador e veja **em que categoria estão os mais vendidos**\n2. Preencha **toda a ficha técnica**, com o código de barras (EAN/GTIN) se o produto tem um\n3. No **catálogo**, vários vendedores dividem a mesma página: ganha quem junta preço, prazo e reputação\n4. Cores e tamanhos são **variações do mesmo anúncio**, não anúncios separados: as avaliações se somam',
  },
  {
    subject: 'reputação de vendedor',
    asked: /\b(mercado ?lider|loja oficial|vendedor indicado|selo|medalha|termometro)\b/,
    text: () =>
      'Os selos de vendedor dependem de **vendas, atrasos, cancelamentos e reclamações** em um período. O caminho é o mesmo em todos:\n\n1. **Despache no prazo** todos os dias; se não der, aumente o prazo antes de prometer\n2. **Estoque certo**, para não cancelar\n3. Resolva a reclamação **antes da mediação**\n4. Só depois pense em volume\n\nVale a pena: melhora a posição e, em geral, as condições de frete. As metas atuais estão no painel.',
  },
  {
    subject: 'clientes que voltam',
    asked: /\b(fideli\w+|recompra|clientes? (?:que )?volt\w+|comprar de novo|lista de clientes)\b/,
    text: () =>
      'Para o cliente voltar:\n\n1. **Acerte a primeira entrega**: prazo, embalagem, produto igual à foto\n2. Um **bilhete** com o nome da loja e como ela se chama no marketplace\n3. **Produto que acaba** (refil, ração, cosmético) pede kit e lembrete do tempo de uso na própria descrição\n4. Convide a **seguir a loja**: quem segue recebe os seus cupons\n\nNão use os dados da venda para mandar propaganda: fere a regra dos marketplaces e a LGPD.',
  },
];
