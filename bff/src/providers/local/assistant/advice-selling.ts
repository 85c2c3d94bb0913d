import { titleLimitOf } from '../../../../contract/browser/marketplaces.ts';
import type { Advice } from './subject.ts';

const of = (product: string | null, otherwise: string) => product ?? otherwise;

/** Where, when and what to sell: the widest subjects, asked about last. */
export const aboutSelling: readonly Advice[] = [
  {
    subject: 'Black Friday',
    asked: /\b(black ?friday|blackfriday|black fraude|bf\b)\b/,
    text: (product) =>
      `A Black Friday cai na **última sexta de novembro**. Para ${of(product, 'a sua loja')}:\n\n- **60 dias antes**: escolha poucos produtos com margem e garanta estoque\n- **30 dias**: fotos e títulos prontos; anote o preço atual, porque o comprador confere o histórico\n- **15 dias**: calcule o desconto **por produto** (comissão e frete continuam) e inscreva-se nas campanhas do marketplace\n- **Na semana**: prazo bem visível, respostas prontas e embalagem separada\n- **Depois**: trocas rápidas e um kit para quem já comprou\n\nDesconto falso é propaganda enganosa: prefira **menos itens com oferta de verdade**.`,
  },
  {
    subject: 'datas',
    asked:
      /\b(natal|dia das? (?:maes|namorad\w+|criancas|mulher)|dia dos (?:pais|namorados|professores)|pascoa|carnaval|volta as aulas|festa junina|datas?|sazona\w+|calendario)\b/,
    text: (product) =>
      `Datas pedem antecedência:\n\n- **45 dias antes**: estoque e fornecedor\n- **30 dias**: fotos com o clima da data para ${of(product, 'os produtos principais')}\n- **15 dias**: cupons, kits e embalagem de presente\n- **Na semana**: prazo de entrega bem visível no anúncio\n\nPresentes saem bem em **kit pronto com cartão**, em faixas de preço redondas (até R$ 50, até R$ 100). Depois da data, o que sobrou vira kit para a próxima.`,
  },
  {
    subject: 'nicho',
    asked:
      /\b(nichos?|o que (?:eu )?(?:vender|vendo)|que produtos? (?:vender|escolher|revender)|produtos? (?:que (?:mais )?vende|em alta|campeao)|comecar a vender|como comec\w+|iniciante|primeira venda|do zero)\b/,
    text: () =>
      'Para começar bem, escolha um nicho que junte procura, margem e algo que você conhece:\n\n1. **Liste** três assuntos que você entende\n2. Pesquise cada um no marketplace e veja se há **vários vendedores com vendas recentes**\n3. Calcule a **margem** depois de comissão, frete e impostos\n4. Leia as **avaliações ruins**: o que falta ali pode ser o seu diferencial\n5. **Teste com pouco estoque** antes de comprar mais\n\nSe quiser, me diga os assuntos e comparamos um a um.',
  },
  {
    subject: 'fornecedores e estoque',
    asked:
      /\b(fornecedor\w*|atacado|atacadista|revend\w+|estoque|25 de marco|bras\b|lote minimo|consignad\w+)\b/,
    text: () =>
      'Para escolher fornecedor sem susto:\n\n1. Peça **nota fiscal** e confira o CNPJ na Receita\n2. Compre **uma amostra** e teste como cliente: prazo, caixa, acabamento\n3. Compare o **custo posto na sua casa** (produto + frete + imposto), não o da tabela\n4. Combine **troca de defeito** por escrito\n5. Estoque inicial para **30 dias** do que você já vende; sem histórico, o mínimo possível\n\nTenha sempre um segundo fornecedor para o produto que mais vende.',
  },
  {
    subject: 'horário de publicar',
    asked:
      /\b((?:melhor|que|qual) (?:dia|hora|horario)(?:s)? (?:\w+ ){0,2}(?:postar|publicar|anunciar|vender|divulgar))\b/,
    text: () =>
      'Em marketplace, a hora de publicar pesa pouco: o anúncio fica no ar e a busca olha **relevância e vendas**. O que ajuda:\n\n- Publique quando puder **responder perguntas** nas primeiras horas\n- Campanhas e cupons: comece **no começo do mês**, perto do pagamento, e evite encerrar de madrugada\n- Em **redes sociais**, teste fim do almoço e começo da noite e compare por duas semanas\n\nO seu painel mostra os horários de mais visitas da **sua** loja: confie mais nele do que em regra geral.',
  },
  {
    subject: 'concorrência',
    asked: /\b(concorr\w+|guerra de preco|mais barato que eu|preco menor que o meu|diferenci\w+)\b/,
    text: () =>
      'Contra quem vende mais barato, não corra só atrás do preço:\n\n1. Veja se é **o mesmo produto**: quantidade, medida, garantia, prazo\n2. Leia as **avaliações de 1 a 3 estrelas** dele e resolva isso no seu anúncio\n3. Faça um **kit** ou variação que ele não tem: ninguém compara direto\n4. Entregue **mais rápido** e responda primeiro\n5. Se ainda assim não fecha a conta, **troque de produto**: vender no prejuízo não vira lucro com volume',
  },
  {
    subject: 'vender mais',
    asked:
      /\b(vend(?:er|e|o|endo|ia) (?:muito )?(?:mais|pouco|melhor|nada)|mais vendas?|vendas? (?:cai\w+|parou|pararam|baixas?|fracas?)|aumentar (?:as |minhas |os )*(?:vendas|lucros|faturamento|pedidos)|convers\w+|converter|nao (?:vendo|vende|vendi|estou vendendo|to vendendo|tenho vendas?)|crescer|escalar|faturar|visitas?)\b/,
    text: (product) =>
      `Para vender mais ${of(product, 'do seu produto')}, olhe nesta ordem:\n\n1. **Visitas baixas?** Melhore título, palavras-chave e capa\n2. **Visitas sem venda?** Compare preço, frete e fotos com os três primeiros da busca\n3. **Vende e devolve?** A foto ou a descrição promete outra coisa\n\nMude **uma coisa por semana** e anote o resultado. Se quiser, me conte o produto e o preço, e eu sugiro por onde começar.`,
    more: () =>
      'Um plano de quatro semanas:\n\n1. **Semana 1**: capa nova em fundo branco nos 3 produtos mais vistos\n2. **Semana 2**: título e ficha técnica completos nos mesmos 3\n3. **Semana 3**: um kit e um cupom com valor mínimo\n4. **Semana 4**: anúncio pago pequeno só no que melhorou\n\nConversão é **vendas ÷ visitas**: com 1 venda a cada 100 visitas (1%), dobrar a conversão vale tanto quanto dobrar as visitas.',
    example:
      'Exemplo: 500 visitas e 5 vendas por mês = 1%. Trocando a capa e explicando as medidas, passa para 9 vendas = 1,8%. As visitas não mudaram; as vendas quase dobraram.',
  },
  {
    subject: 'marketplaces',
    asked:
      /\b(shopee|mercado livre|amazon|magalu|americanas|tiktok shop|marketplaces?|onde vender|olx|enjoei)\b/,
    text: (product) =>
      `Cada marketplace tem um jeito. Para ${of(product, 'o seu produto')}:\n\n- **Mercado Livre**: busca muito concorrida; título de até ${titleLimitOf('mercado_livre')} caracteres, ficha técnica completa e envio rápido contam muito\n- **Shopee**: preço, cupons e vídeos curtos; títulos de até ${titleLimitOf('shopee')} caracteres\n- **Amazon**: catálogo único por produto; boas imagens e marca registrada abrem portas\n\nComece por um, acerte fotos e estoque, e só então leve o mesmo anúncio adaptado para o próximo. Confira sempre as regras atuais de cada um.`,
    more: () =>
      'Para escolher o primeiro marketplace, responda três perguntas:\n\n1. **Preço do produto**: até uns R$ 50, quem compra na Shopee decide por cupom e frete; acima disso, prazo e garantia pesam mais\n2. **Você consegue despachar todo dia?** Se não, evite promessas de entrega rápida\n3. **Tem nota fiscal?** Sem ela, várias opções de envio ficam fechadas\n\nPesquise o seu produto em cada um e veja onde há **vendas recentes** e menos anúncios bons.',
  },
  {
    subject: 'redes sociais',
    asked:
      /\b(instagram|facebook|whats(?:app)?|redes? socia\w+|influenc\w+|blogueir\w+|site proprio|loja virtual|shopify|nuvemshop)\b/,
    text: () =>
      'Rede social traz gente nova; marketplace fecha a venda com segurança. Para usar as duas:\n\n1. Mostre **o produto em uso** e bastidores; uma ideia por publicação\n2. Mande para **o link do anúncio**: mais visitas e vendas ajudam a posição dele\n3. Com influenciador pequeno, combine **produto + cupom próprio**, para medir\n4. **Dentro do marketplace**, não ponha telefone nem @: é motivo de punição\n5. Loja própria faz sentido quando já há **clientes que voltam**',
  },
];
