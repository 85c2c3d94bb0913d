import { TextLink } from '@andromeda/design-system';
import { usePublicConfig } from '@andromeda/platform';
import { DELETION_DAYS, EXPORT_DAYS } from 'bff/contract/browser';
import { Link } from 'react-router-dom';
import { LegalPage, Section } from './legal-page.tsx';
import { Controller, DataOperators, Officer } from './privacy-contact.tsx';

/** `/privacidade`: what is stored, why, how long and with whom (LGPD art. 9), and the user's rights (art. 18). */
export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacidade"
      summary="O que guardamos, para quê, por quanto tempo, com quem, e o que você pode pedir."
    >
      <Section title="Quem responde pelos seus dados">
        <Controller />
        <Officer />
      </Section>
      <StoredData />
      <Section title="Para quê, e com que base legal">
        <ul>
          <li>Para prestar o serviço que você contratou (LGPD, art. 7º, V): conta, criações e créditos.</li>
          <li>Para cumprir a lei (art. 7º, II): registros de pagamento, exigidos pela legislação fiscal.</li>
          <li>
            Para manter o serviço seguro e funcionando (legítimo interesse, art. 7º, IX): sessões, limites de
            uso e registros técnicos.
          </li>
        </ul>
        <p>
          Não vendemos dados, não mostramos propaganda de terceiros e não usamos suas fotos, textos ou
          conversas para treinar modelos. Nenhuma decisão sobre você é tomada só por um sistema automático
          (art. 20).
        </p>
      </Section>
      <Section title="Com quem">
        <DataOperators />
        <MercadoLivre />
        <Notices />
        <p>
          Fora isso, só entregamos dados quando uma lei ou uma ordem judicial obriga. Cada pessoa lê apenas o
          que é seu; suas imagens são servidas por endereços que só valem por um tempo. Um administrador pode
          abrir sua conta para ajudar, e isso fica registrado.
        </p>
      </Section>
      <Retention />
      <Rights />
    </LegalPage>
  );
}

/** Said only where an account can be connected. */
function MercadoLivre() {
  const { connectable } = usePublicConfig();
  if (!connectable?.includes('mercado_livre')) return null;
  return (
    <p>
      Se você conectar sua conta do Mercado Livre, guardamos o nome dela e uma chave de acesso cifrada, e
      enviamos a ele só as fotos que você mandar para um anúncio. Ao desconectar, a chave é apagada.
    </p>
  );
}

/** Said only where notices are sent. */
function Notices() {
  if (!usePublicConfig().pushKey) return null;
  return (
    <p>
      Se você pedir um aviso de quando um lote fica pronto, guardamos o endereço do seu navegador no serviço
      de avisos dele (como os do Google, da Apple, da Mozilla ou da Microsoft) até você desligar o aviso ou
      sair. Por esse serviço passa só a contagem de imagens, cifrada.
    </p>
  );
}

function StoredData() {
  return (
    <Section title="O que guardamos">
      <ul>
        <li>
          <strong>Cadastro:</strong> nome, telefone, email e a senha, que fica cifrada e ninguém consegue ler.
          Com o Google, recebemos dele seu nome e seu email.
        </li>
        <li>
          <strong>Criações:</strong> suas imagens, a foto original de cada recorte, mesmo sobre uma cor, seus
          produtos com as fotos que você põe neles, o que você pediu, títulos, palavras-chave, para quais
          canais você preparou cada imagem e as conversas com a assistente, com as fotos que você mandou
          nelas.
        </li>
        <li>
          <strong>Créditos e pagamentos:</strong> cada crédito que entrou ou saiu, o plano ou pacote, o valor
          e a data de cada pagamento. O número do cartão nunca passa por nós.
        </li>
        <li>
          <strong>Acesso:</strong> em quais dispositivos sua conta está aberta (navegador, sistema e último
          uso) e um registro técnico de cada pedido ao servidor, sem o que você escreveu nele. O endereço da
          sua conexão (IP) é contado por alguns minutos para conter abusos.
        </li>
        <li>
          <strong>Falhas da tela:</strong> quando uma parte da aplicação falha no seu navegador, a mensagem do
          erro, da qual tiramos emails, números e textos entre aspas, e o ponto do programa. Para contar
          quantas pessoas encontraram a falha, um código que não diz quem você é, por 7 dias.
        </li>
      </ul>
      <p>
        As outras fotos que você envia para editar ficam na memória só enquanto a imagem é feita. A câmera só
        liga quando você pede, e nada do que ela vê sai do aparelho antes de você mandar fazer uma imagem. O
        que fica no seu navegador está em{' '}
        <TextLink asChild>
          <Link to="/cookies">Cookies</Link>
        </TextLink>
        .
      </p>
    </Section>
  );
}

function Retention() {
  return (
    <Section title="Por quanto tempo">
      <ul>
        <li>
          Cadastro, criações e acessos: enquanto a conta existir. Em Configurações, “Excluir minha conta”
          apaga tudo depois de {DELETION_DAYS} dias, em que você pode mudar de ideia. O extrato de créditos
          fica sem o seu nome.
        </li>
        <li>
          O que você apaga (imagens, produtos e suas fotos, conversas, títulos e palavras-chave) some na hora,
          e os arquivos também.
        </li>
        <li>
          A cópia que você pede em “Baixar meus dados”: {EXPORT_DAYS} dias depois de pronta, ou até a conta
          ser excluída.
        </li>
        <li>
          Pagamentos: até o fim do quinto ano seguinte ao do pagamento, porque a lei fiscal exige (Código
          Tributário Nacional, arts. 173 e 195), mesmo que a conta seja excluída.
        </li>
      </ul>
    </Section>
  );
}

function Rights() {
  return (
    <Section title="Seus direitos (LGPD, art. 18)">
      <p>A qualquer momento, e sem pagar, você pode pedir:</p>
      <ul>
        <li>a confirmação de que tratamos seus dados, e o acesso a eles;</li>
        <li>
          a correção do que está incompleto, errado ou desatualizado (o nome você muda em Configurações);
        </li>
        <li>
          que dados desnecessários ou tratados contra a lei sejam anonimizados, bloqueados ou eliminados;
        </li>
        <li>
          seus dados em um formato que outro serviço consiga ler (portabilidade): em Configurações, “Baixar
          meus dados” prepara uma cópia de tudo, sem pedir a ninguém;
        </li>
        <li>
          a eliminação da conta e dos dados dela, salvo o que a lei manda guardar (em Configurações, sem pedir
          a ninguém);
        </li>
        <li>com quem seus dados foram compartilhados;</li>
        <li>o que acontece se você não consentir, e a retirada do consentimento, onde ele for a base;</li>
        <li>que nos oponhamos a um tratamento que você considere irregular.</li>
      </ul>
      <Officer />
      <p>
        Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD). A Andrômeda é para
        maiores de 18 anos.
      </p>
    </Section>
  );
}
