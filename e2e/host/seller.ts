import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Seller {
  fullName: string;
  email: string;
  password: string;
}

/** A seller with an account, and the session that their confirmation started. */
export interface RegisteredSeller extends Seller {
  session: { access_token: string };
}

type Credentials = Pick<Seller, 'email' | 'password'>;

interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  sentAt: string;
}

/** The details of a seller without an account. */
export function newSeller(): Seller {
  return {
    fullName: 'Ana Vendedora da Silva',
    email: `ana-${randomUUID().slice(0, 8)}@loja.example.com`,
    password: 'Segredo!2026',
  };
}

/** Registers and confirms a seller through the API, for tests that are not about registration. */
export async function createSeller(url: string): Promise<RegisteredSeller> {
  const seller = newSeller();
  const config = await (await fetch(`${url}/api/config`)).json();
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: config.supabasePublishableKey },
    body: JSON.stringify({
      email: seller.email,
      password: seller.password,
      data: { full_name: seller.fullName, phone: '11987654321' },
    }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const tokenHash = new URL(await confirmationLink(url, seller.email)).searchParams.get('token_hash');
  const verified = await fetch(`${url}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: config.supabasePublishableKey },
    body: JSON.stringify({ type: 'signup', token_hash: tokenHash }),
  });
  if (!verified.ok) throw new Error(`verification answered ${verified.status}: ${await verified.text()}`);
  return { ...seller, session: await verified.json() };
}

/**
 * Signs a new seller in without the login screen: stores the session of their confirmation in the page's browser. The
 * page then shows no screen. A session belongs to one device; others sign in by `signIn`.
 */
export async function startSession(page: Page, url: string, { session }: RegisteredSeller): Promise<void> {
  // The smallest address of the same origin.
  await page.goto(`${url}/readyz`);
  await page.evaluate((text) => localStorage.setItem('andromeda-session', text), JSON.stringify(session));
}

/** The link of the newest confirmation mail to `email` in the development inbox. */
export async function confirmationLink(url: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await fetch(`${url}/dev/inbox.json`)).json();
    const mail = mails.find(
      (candidate) => candidate.to === email && candidate.html.includes('/email-confirmation'),
    );
    link = /href="([^"]*\/email-confirmation[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&');
    expect(link).toBeTruthy();
  }).toPass();
  return link ?? '';
}

/** The account that every new embedded server has. */
export const demonstration: Seller = {
  fullName: '',
  email: 'demo@andromeda.local',
  password: 'Andromeda!2026',
};

/** Signs in through the login screen and waits for the dashboard. */
export async function signIn(page: Page, seller: Credentials): Promise<void> {
  await page.goto('/login');
  await enter(page, seller);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Fills in the login form on the page and submits it. */
export async function enter(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** An access token, for tests that call the API as the seller: that of their session, where they have one. */
export async function accessToken(url: string, seller: Seller | RegisteredSeller): Promise<string> {
  if ('session' in seller) return seller.session.access_token;
  const { email, password } = seller;
  const config = await (await fetch(`${url}/api/config`)).json();
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: config.supabasePublishableKey },
    body: JSON.stringify({ email, password }),
  });
  const session = await answer.json();
  if (!session.access_token) throw new Error(`login answered ${answer.status}: ${JSON.stringify(session)}`);
  return session.access_token;
}
