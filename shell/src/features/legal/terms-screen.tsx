import { TextLink } from '@andromeda/design-system';
import { FREE_CREDITS, plans } from 'bff/contract/browser';
import { Link } from 'react-router-dom';
import { LegalPage, Section } from './legal-page.tsx';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const prices = plans
  .map(
    ({ name, priceCents, credits }) => `${name}, ${reais.format(priceCents / 100)} por ${credits} créditos`,
  )
  .join('; ');

/** `/termos`: the terms of use. */
export function TermsScreen() {
  return (
    <LegalPage title="Termos de uso" summary="As regras do serviço, em português claro.">
      <Section title="O serviço">
        <p>
          A Andrômeda ajuda quem vende em marketplaces: cria e edita imagens com inteligência artificial,
          conversa com a Assistente Andrômeda, escreve títulos e palavras-chave e guarda suas imagens em uma
          biblioteca. Ao criar uma conta, você concorda com estes termos.
        </p>
      </Section>
      <Section title="Sua conta">
        <ul>
          <li>A conta é para maiores de 18 anos, é pessoal, e os dados do cadastro devem ser verdadeiros.</li>
          <li>
            Guarde sua senha. Em Configurações você vê onde a conta está aberta e sai dos outros dispositivos.
          </li>
          <li>Quem usa o serviço contra estes termos pode ter a conta bloqueada.</li>
        </ul>
      </Section>
      <Credits />
      <Content />
      <Section title="Limites">
        <p>
          Trabalhamos para que o serviço esteja sempre no ar, mas pode haver pausas para manutenção ou por
          falhas de terceiros. Nada aqui afasta os direitos que o Código de Defesa do Consumidor garante a
          você.
        </p>
      </Section>
      <Section title="Mudanças e lei">
        <p>
          Se estes termos mudarem de forma importante, avisamos antes no próprio serviço. Vale a lei
          brasileira, no foro do domicílio do consumidor. Como tratamos seus dados está em{' '}
          <TextLink asChild>
            <Link to="/privacidade">Privacidade</Link>
          </TextLink>
          .
        </p>
      </Section>
    </LegalPage>
  );
}

function Credits() {
  return (
    <Section title="Créditos, planos e pagamento">
      <ul>
        <li>
          Cada conta nova recebe {FREE_CREDITS} créditos. Uma imagem custa 1 crédito; se ela não fica pronta,
          o crédito volta.
        </li>
        <li>Os planos são mensais: {prices}. Eles se renovam até serem cancelados.</li>
        <li>Os pacotes de créditos são pagos uma única vez e não se renovam.</li>
        <li>
          Você cancela em Configurações, e o plano vale até o fim do que já foi pago. Créditos que sobram
          continuam seus.
        </li>
        <li>
          Todos os planos incluem garantia de 7 dias ou seu dinheiro de volta. Um pagamento devolvido leva de
          volta os créditos dele que ainda não foram usados.
        </li>
        <li>Créditos não são dinheiro: não podem ser vendidos nem passados a outra conta.</li>
      </ul>
    </Section>
  );
}

function Content() {
  return (
    <Section title="O que você envia e o que recebe">
      <ul>
        <li>
          Suas fotos e textos continuam seus, e o que a Andrômeda cria com eles você pode usar nos seus
          anúncios. Nós os usamos apenas para prestar o serviço.
        </li>
        <li>
          Envie só o que você tem direito de usar. Não é permitido conteúdo ilegal, enganoso ou ofensivo.
        </li>
        <li>
          A inteligência artificial erra: confira imagens, títulos e respostas antes de publicar. O anúncio
          deve mostrar o produto como ele é, e cada marketplace tem regras próprias.
        </li>
        <li>Não tente contornar limites, acessar dados de outras pessoas ou sobrecarregar o serviço.</li>
      </ul>
    </Section>
  );
}
