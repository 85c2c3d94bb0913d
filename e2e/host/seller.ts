import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Seller {
  fullName: string;
  email: string;
  password: string;
}

/** A seller with an account, and the session that their confirmation started. */
export interface RegisteredSeller extends Seller {
  session: { access_token: string; refresh_token: string; expires_in: number };
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
 * Signs a seller in without the login screen: the next page of the server finds their session in the browser. A session
 * belongs to one device; others sign in by `signIn`, or get a session by `logIn`.
 */
export async function startSession(
  page: Page,
  url: string,
  { session }: Pick<RegisteredSeller, 'session'>,
): Promise<void> {
  // The shell's own word for the server that somebody is signed in here.
  await page.context().addCookies([{ name: 'andromeda_signed_in', value: '1', url }]);
  const store = await page.addInitScript(
    ([origin, text]) => {
      if (location.origin === origin) localStorage.setItem('andromeda-session', text);
    },
    [new URL(url).origin, JSON.stringify(asKept(session))] as const,
  );
  // Once: what the product does with the session from then on is its own.
  page.once('framenavigated', () => void store.dispose());
}

/** The session as its client keeps it: with its end by the clock of this device. */
const asKept = (session: RegisteredSeller['session']) => ({
  ...session,
  expires_at: Math.floor(Date.now() / 1000) + session.expires_in,
});

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
  const { session } = 'session' in seller ? seller : await logIn(url, seller);
  return session.access_token;
}

/** A new session, for tests that are not about signing in. */
export async function logIn(
  url: string,
  { email, password }: Credentials,
): Promise<Pick<RegisteredSeller, 'session'>> {
  const config = await (await fetch(`${url}/api/config`)).json();
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: config.supabasePublishableKey },
    body: JSON.stringify({ email, password }),
  });
  const session = await answer.json();
  if (!session.access_token) throw new Error(`login answered ${answer.status}: ${JSON.stringify(session)}`);
  return { session };
}
