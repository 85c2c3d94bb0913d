import type { PlanTerms } from '../../contract/browser/plans.ts';
import { escapeHtml } from '../pages/own-page.ts';
import { type PageLook, type SandboxPage, sandboxPage } from './sandbox-page.ts';

export const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
export const NOTE =
  '<p class="note"><b>Demonstração:</b> esta página está no lugar do provedor de pagamentos. Nenhum dinheiro se move e nenhum cartão é pedido.</p>';

/** The checkout page: the tester pays, declines or goes back. */
export function checkoutPage(parts: {
  look: PageLook;
  sessionId: string;
  plan: PlanTerms;
  email: string;
  cancelPath: string;
  declined: boolean;
}): SandboxPage {
  const { plan, sessionId } = parts;
  const address = `/pagamento-demonstracao/${encodeURIComponent(sessionId)}`;
  return sandboxPage(
    'Pagamento de demonstração · Andrômeda',
    parts.look,
    `<main>
${NOTE}
<h1>Assinar o plano ${escapeHtml(plan.name)}</h1>
<p class="price">${money.format(plan.priceCents / 100)} <small>por mês</small></p>
${parts.declined ? '<p class="alert" role="alert">O cartão foi recusado. Tente novamente com outro cartão.</p>' : ''}
<dl>
<dt>Conta</dt><dd>${escapeHtml(parts.email)}</dd>
<dt>Créditos</dt><dd>${plan.credits} por mês</dd>
<dt>Créditos turbo</dt><dd>${plan.turboCredits} por mês</dd>
</dl>
<form method="post" action="${address}/pagar"><button class="main">Pagar ${money.format(plan.priceCents / 100)}</button></form>
<form method="post" action="${address}/recusar"><button>Simular cartão recusado</button></form>
<a class="button" href="${escapeHtml(parts.cancelPath)}">Cancelar e voltar</a>
</main>`,
  );
}

/** The page for a checkout session that does not exist. */
export const missingCheckoutPage = (look: PageLook): SandboxPage =>
  sandboxPage(
    'Pagamento não encontrado · Andrômeda',
    look,
    `<main>${NOTE}<h1>Pagamento não encontrado</h1><p>Esta página de pagamento não existe ou expirou.</p><a class="button" href="/plans">Voltar aos Planos</a></main>`,
  );

/** The page for a checkout session that a newer one has closed. */
export const closedCheckoutPage = (look: PageLook): SandboxPage =>
  sandboxPage(
    'Pagamento fechado · Andrômeda',
    look,
    `<main>${NOTE}<h1>Esta página de pagamento foi fechada</h1><p>Você abriu outra depois dela, e só a mais nova pode ser paga. Nada foi cobrado aqui.</p><a class="button" href="/plans">Voltar aos Planos</a></main>`,
  );

/** One subscription on the operator's page. Times are Unix seconds, money whole cents. */
export interface ListedSubscription {
  id: string;
  /** Of the account that subscribed. */
  email: string;
  planName: string;
  status: string;
  periodEnd: number;
  invoices: { id: string; amount: number; refunded: number; paid: boolean; created: number }[];
}

/** One pack that was paid. Times are Unix seconds, money whole cents. */
export interface ListedSale {
  id: string;
  /** Of the account that bought it. */
  email: string;
  name: string;
  amount: number;
  refunded: number;
  created: number;
}

/** The page on which a tester lets months pass and pays packs back. */
export function subscriptionsPage(
  look: PageLook,
  listed: readonly ListedSubscription[],
  sales: readonly ListedSale[],
): SandboxPage {
  const rows = [...listed.map(subscriptionRow), ...sales.map(saleRow)].join('');
  return sandboxPage(
    'Assinaturas de demonstração · Andrômeda',
    look,
    `<main class="wide">
${NOTE}
<h1>Assinaturas de demonstração</h1>
<p>Aqui o tempo passa por um botão: cada um envia à Andrômeda a mesma mensagem assinada que o provedor enviaria.</p>
${rows || '<p>Nenhuma assinatura por enquanto. Assine um plano em <a href="/plans">Planos</a> e volte aqui.</p>'}
</main>`,
  );
}

function saleRow({ id, email, name, amount, refunded, created }: ListedSale): string {
  const state = refunded > 0 ? 'pago, devolvido' : 'pago';
  return `<section>
<h2>${escapeHtml(name)}</h2>
<p>Conta ${escapeHtml(email)}</p>
<dl><dt>${day.format(new Date(created * 1000))}</dt><dd>${money.format(amount / 100)} ${state}</dd></dl>
${refunded > 0 ? '' : `<div class="row">${pressOn(id, 'reembolsar', 'Reembolsar pagamento')}</div>`}
</section>`;
}

const pressOn = (id: string, action: string, label: string) =>
  `<form method="post" action="/dev/pagamentos/${encodeURIComponent(id)}/${action}"><button>${label}</button></form>`;

function subscriptionRow({ id, email, planName, status, periodEnd, invoices }: ListedSubscription): string {
  const press = (action: string, label: string, target = id) => pressOn(target, action, label);
  const paid = invoices.map(
    (invoice) =>
      `<dt>${day.format(new Date(invoice.created * 1000))}</dt><dd>${money.format(invoice.amount / 100)} ${invoice.paid ? 'pago' : 'em aberto'}${invoice.refunded > 0 ? `, ${money.format(invoice.refunded / 100)} devolvido` : ''}</dd>`,
  );
  const refundable = invoices.find((invoice) => invoice.paid && invoice.refunded < invoice.amount);
  return `<section>
<h2>Plano ${escapeHtml(planName)} · ${escapeHtml(status)}</h2>
<p>Conta ${escapeHtml(email)}<br>Pago até ${day.format(new Date(periodEnd * 1000))}</p>
<dl>${paid.join('')}</dl>
<div class="row">${press('renovar', 'Renovar agora')}${press('falhar', 'Falhar renovação')}${refundable ? press('reembolsar', 'Reembolsar pagamento', refundable.id) : ''}${press('encerrar', 'Encerrar')}</div>
</section>`;
}
