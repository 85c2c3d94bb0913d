import { escapeHtml } from '../pages/own-page.ts';
import { money, NOTE } from './payment-sandbox-pages.ts';
import { type PageLook, type SandboxPage, sandboxPage } from './sandbox-page.ts';

const hour = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' });

interface PackCheckout {
  look: PageLook;
  sessionId: string;
  name: string;
  /** Whole cents of BRL. */
  amount: number;
  email: string;
  cancelPath: string;
  declined: boolean;
  /** Until when the Pix can or could be paid, in Unix seconds; null where none was asked for. */
  pixUntil: number | null;
  pixIsOpen: boolean;
}

/** The checkout page of a pack: paid by card, or by a Pix that waits and expires. */
export function packCheckoutPage(parts: PackCheckout): SandboxPage {
  const { look, name, amount, email, cancelPath } = parts;
  return sandboxPage(
    'Pagamento de demonstração · Andrômeda',
    look,
    `<main>
${NOTE}
<h1>${escapeHtml(name)}</h1>
<p class="price">${money.format(amount / 100)} <small>pagamento único</small></p>
${parts.declined ? '<p class="alert" role="alert">O cartão foi recusado. Tente novamente com outro cartão.</p>' : ''}
<dl><dt>Conta</dt><dd>${escapeHtml(email)}</dd></dl>
${parts.pixIsOpen ? waitingPix(parts) : waysToPay(parts)}
<a class="button" href="${escapeHtml(cancelPath)}">Cancelar e voltar</a>
</main>`,
  );
}

const press = (sessionId: string, action: string, label: string, look = '') =>
  `<form method="post" action="/pagamento-demonstracao/${encodeURIComponent(sessionId)}/${action}"><button${look}>${label}</button></form>`;

function waysToPay({ sessionId, amount, pixUntil }: PackCheckout): string {
  const expired =
    pixUntil === null
      ? ''
      : '<p class="alert" role="alert">O Pix venceu e nada foi cobrado. Gere outro ou pague com cartão.</p>';
  return `${expired}
${press(sessionId, 'pagar', `Pagar ${money.format(amount / 100)} com cartão`, ' class="main"')}
${press(sessionId, 'pix', 'Gerar Pix')}
${press(sessionId, 'recusar', 'Simular cartão recusado')}`;
}

function waitingPix({ sessionId, pixUntil }: PackCheckout): string {
  return `<p role="status"><b>Aguardando o pagamento do Pix.</b> Ele vence às ${hour.format(new Date((pixUntil ?? 0) * 1000))}.</p>
${press(sessionId, 'pix/pagar', 'Simular pagamento do Pix', ' class="main"')}
${press(sessionId, 'pix/vencer', 'Simular Pix vencido')}`;
}
