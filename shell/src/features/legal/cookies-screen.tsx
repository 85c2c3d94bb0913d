import { usePublicConfig } from '@andromeda/platform';
import styles from './cookies-screen.module.css';
import { LegalPage, Section } from './legal-page.tsx';

interface Kept {
  name: string;
  purpose: string;
  lasts: string;
}

const cookies: readonly Kept[] = [
  {
    name: 'andromeda_visitor',
    purpose: 'um número sorteado, que decide quem recebe uma nova versão primeiro',
    lasts: '180 dias',
  },
  {
    name: 'andromeda_previa',
    purpose: 'mostra uma versão em teste a quem abriu o convite dela',
    lasts: 'até o convite acabar',
  },
  {
    name: 'andromeda_mercado_livre_ e oito caracteres',
    purpose: 'reconhece este navegador quando você volta do Mercado Livre para conectar sua conta',
    lasts: '10 minutos',
  },
  {
    name: 'andromeda_signed_in',
    purpose: 'lembra se há uma conta aberta, para a página já vir com o menu; não dá acesso a nada',
    lasts: '180 dias, ou até você sair',
  },
  { name: 'theme', purpose: 'o tema claro ou escuro que você escolheu', lasts: '1 ano' },
];

const storage: readonly Kept[] = [
  {
    name: 'andromeda-own-sign-ups, andromeda-confirmed-links',
    purpose: 'reconhecem o navegador em que o cadastro foi feito',
    lasts: 'até você limpar o navegador',
  },
  {
    name: 'andromeda-visitor',
    purpose: 'lembra para qual conta as versões foram escolhidas',
    lasts: 'até você limpar o navegador',
  },
  {
    name: 'andromeda-data-export',
    purpose: 'lembra que você pediu uma cópia dos seus dados, para avisar quando ela ficar pronta',
    lasts: 'até o aviso',
  },
  {
    name: 'andromeda-draft, andromeda-run, andromeda-repair-opened',
    purpose: 'guardam o que você digitou e o que está sendo feito, caso a página recarregue',
    lasts: 'até a aba fechar',
  },
  {
    name: 'andromeda-mercado-livre',
    purpose: 'lembra a foto que você ia enviar, enquanto você conecta sua conta do Mercado Livre',
    lasts: 'até você voltar, ou até a aba fechar',
  },
  {
    name: 'andromeda-before-checkout',
    purpose: 'lembra de que tela você saiu para comprar, para voltar a ela depois do pagamento',
    lasts: 'até a próxima compra, ou até a aba fechar',
  },
  {
    name: 'andromeda-batches',
    purpose: 'guarda as fotos de um lote e o andamento dele, também depois que você sai',
    lasts: 'até você começar outro lote ou limpar o navegador',
  },
  {
    name: 'andromeda-handover',
    purpose:
      'no aplicativo instalado, ou onde você pediu avisos, deixa pronto o envio das fotos que faltam de um lote, para seguir sem a página',
    lasts: 'até o lote acabar ou você sair; depois de quatro horas não vale mais',
  },
  {
    name: 'andromeda-camera-frame',
    purpose: 'lembra de qual marketplace é a moldura que a câmera mostra',
    lasts: 'até você limpar o navegador',
  },
  {
    name: 'andromeda-offline, andromeda-shared',
    purpose:
      'no aplicativo instalado, ou onde você pediu avisos, guardam a página de quando falta internet e as fotos que outro aplicativo envia',
    lasts: 'até as fotos entrarem no lote, ou até você remover o aplicativo ou limpar o navegador',
  },
];

/** A hosted project ends sessions as its operator set it there, which the page does not know. */
const keptSession = (embedded: boolean): Kept => ({
  name: 'andromeda-session',
  purpose: 'mantém você na sua conta',
  lasts: embedded
    ? 'até você sair, ou até a sessão acabar: depois de 30 dias sem uso, ou de 180 dias ao todo'
    : 'até você sair, ou até a sessão acabar',
});

/** `/cookies`: everything that the product keeps in the browser. */
export function CookiesScreen() {
  const { embedded } = usePublicConfig();
  return (
    <LegalPage title="Cookies" summary="O pouco que fica no seu navegador, e por quê.">
      <Section title="Só o necessário">
        <p>
          A Andrômeda não usa cookies de propaganda nem de rastreamento, e nenhum outro site os recebe. O que
          está abaixo é preciso para o serviço funcionar, por isso não pedimos consentimento. Se você apagar
          tudo, só precisará entrar de novo e refazer um lote de fotos que não tinha acabado.
        </p>
      </Section>
      <Section title="Cookies">
        <KeptList kept={cookies} />
      </Section>
      <Section title="Memória do navegador">
        <KeptList kept={[keptSession(embedded), ...storage]} />
      </Section>
      <Section title="Pagamento">
        <p>
          Ao assinar um plano ou comprar créditos, você paga na página do provedor de pagamentos, que tem seus
          próprios cookies e sua própria política.
        </p>
      </Section>
    </LegalPage>
  );
}

function KeptList({ kept }: { kept: readonly Kept[] }) {
  return (
    <dl className={styles.kept}>
      {kept.map(({ name, purpose, lasts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {purpose}; {lasts}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
