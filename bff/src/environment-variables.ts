import { resolve } from 'node:path';
import { z } from 'zod';
import { type PlanId, planIds } from '../contract/browser/plans.ts';
import { RemoteName } from '../contract/page-config.ts';
import { isLoopback } from './http/own-origins.ts';
import { traceVariables } from './observation/trace-variables.ts';
import { repositoryRoot } from './repository-root.ts';

const port = (lowest: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(lowest).max(65_535));

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const origin = address.refine((url) => new URL(url).origin === url);
/** Where secrets are sent: nobody on the way may read them. */
const safeAddress = address.refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname));
const key = z.string().regex(/^\S+$/);
const name = z.string();
const curveBytes = (length: number) =>
  z
    .base64url()
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine((bytes) => bytes.length === length);
const price = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,6})?$/)
  .transform(Number);

const cutOutFamilies = ['u2net', 'isnet', 'birefnet'] as const;

/** Each variable of the process with its schema and, in Portuguese, what it must be. */
export const variables = {
  PORT: [port(0), 'um número de 0 a 65535'],
  HOST: [z.string().regex(/^[\w.:-]+$/), 'um nome ou endereço da máquina, como 127.0.0.1'],
  PUBLIC_URL: [origin, 'um endereço http ou https sem caminho, como https://andromeda.example.com'],
  METRICS_PORT: [port(0), 'um número de 0 a 65535'],
  METRICS_HOST: [z.string().regex(/^[\w.:-]+$/), 'um nome ou endereço da máquina, como 127.0.0.1'],
  ...traceVariables,
  TRUSTED_PROXIES: [z.string().regex(/^\d$/).transform(Number), 'um número de 0 a 9'],
  ORDERS_QUEUE: [z.enum(['memory', 'database']), 'um destes: memory, database'],
  ROLE: [z.enum(['web', 'worker', 'both']), 'um destes: web, worker, both'],
  DATA_DIR: [name, 'uma pasta'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }),
    'o endereço de um PostgreSQL, como postgres://usuario:senha@servidor:5432/andromeda',
  ],
  SUPABASE_URL: [origin, 'o endereço https do projeto Supabase, sem caminho'],
  SUPABASE_PUBLISHABLE_KEY: [key, 'a chave pública do projeto Supabase'],
  SUPABASE_SECRET_KEY: [key, 'a chave secreta do projeto Supabase'],
  BACKUP_HOUR: [
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.int().max(23)),
    'uma hora do dia, de 0 a 23',
  ],
  BACKUP_DIR: [name.transform((folder) => resolve(repositoryRoot, folder)), 'uma pasta'],
  BACKUPS_KEPT: [
    z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .transform(Number),
    'um número de 1 a 999',
  ],
  EMBEDDED_SUPABASE_PORT: [port(1), 'um número de 1 a 65535'],
  EMBEDDED_PUBLIC: [z.literal('yes'), 'yes'],
  LOGIN_URL: [
    address.or(z.string().regex(/^\/(?!\/)/)),
    'um endereço http ou https, ou um caminho como /login',
  ],
  STOP_GRACE_SECONDS: [
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
    'um número de segundos, de 0 a 999',
  ],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'um destes: fatal, error, warn, info, debug, trace, silent',
  ],
  DEVELOPMENT_SERVERS: [
    z
      .string()
      .transform((text, context) => parseJson(text, context))
      .pipe(z.record(z.string(), origin)),
    'um objeto JSON de aplicativo para endereço',
  ],
  GEMINI_API_KEY: [key, 'uma chave sem espaços'],
  GEMINI_BASE_URL: [address, 'um endereço http ou https'],
  GEMINI_IMAGE_MODEL: [name, 'o nome de um modelo'],
  GEMINI_TEXT_MODEL: [name, 'o nome de um modelo'],
  GEMINI_IMAGE_COST_USD: [price, 'o preço de uma imagem em dólares, como 0.039'],
  GEMINI_TEXT_COST_USD: [price, 'o preço de uma descrição em dólares, como 0.0005'],
  PHOTOROOM_API_KEY: [key, 'uma chave sem espaços'],
  PHOTOROOM_BASE_URL: [address, 'um endereço http ou https'],
  PHOTOROOM_COST_USD: [price, 'o preço de uma imagem em dólares, como 0.02'],
  CUTOUT_MODEL: [name, 'o arquivo ONNX do modelo que recorta'],
  CUTOUT_MODEL_FAMILY: [z.enum(cutOutFamilies), `uma destas: ${cutOutFamilies.join(', ')}`],
  CUTOUT_MODEL_MEMORY_MB: [
    z
      .string()
      .regex(/^\d{3,6}$/)
      .transform(Number),
    'um número de megabytes, como 4096',
  ],
  CHAT_API_KEY: [key, 'uma chave sem espaços'],
  CHAT_BASE_URL: [address, 'um endereço http ou https'],
  CHAT_MODEL: [name, 'o nome de um modelo'],
  STRIPE_SECRET_KEY: [key, 'uma chave sem espaços'],
  STRIPE_WEBHOOK_SECRET: [key, 'uma chave sem espaços'],
  STRIPE_BASE_URL: [address, 'um endereço http ou https'],
  ...stripePrices(),
  MERCADO_LIVRE_CLIENT_ID: [key, 'o App ID do aplicativo no Mercado Livre'],
  MERCADO_LIVRE_CLIENT_SECRET: [key, 'a chave secreta do aplicativo no Mercado Livre'],
  MERCADO_LIVRE_TOKEN_KEY: [
    z
      .base64()
      .transform((text) => Buffer.from(text, 'base64'))
      .refine(({ length }) => length === 32),
    '32 bytes em base64, como os de openssl rand -base64 32',
  ],
  MERCADO_LIVRE_API: [safeAddress, 'um endereço https, ou http desta máquina'],
  MERCADO_LIVRE_LOGIN: [safeAddress, 'um endereço https, ou http desta máquina'],
  MERCADO_LIVRE_DEMO: [z.literal('on'), 'on'],
  WEB_PUSH_PUBLIC_KEY: [curveBytes(65), 'a chave pública do par de avisos, com 87 letras em base64url'],
  WEB_PUSH_PRIVATE_KEY: [curveBytes(32), 'a chave privada do par de avisos, com 43 letras em base64url'],
  WEB_PUSH_SUBJECT: [
    z.url({ protocol: /^(https|mailto)$/ }),
    'onde os serviços de avisos encontram você, como mailto:contato@loja.example.com',
  ],
  ADMIN_EMAILS: [
    z
      .string()
      .transform((list) => list.split(',').map((email) => email.trim()))
      .pipe(z.array(z.email())),
    'um ou mais emails separados por vírgula',
  ],
  ACCEPT_BROKEN_REMOTES: [
    z
      .string()
      .transform((list) => list.split(',').map((remote) => remote.trim()))
      .pipe(z.array(RemoteName)),
    'um ou mais remotos separados por vírgula, como mfe-cupons',
  ],
  REQUIRE_CHECKS: [z.literal('yes'), 'yes'],
  RELEASES_AFTER: [address, 'o endereço http ou https da instalação que vem antes, como a de ensaio'],
  PRIVATE_SERVER_HOSTS: [
    z
      .string()
      .transform((list) => list.split(',').map((host) => host.trim()))
      .pipe(z.array(z.string().regex(/^[\w.:-]+$/))),
    'um ou mais nomes de máquinas separados por vírgula, como estoque.loja.svc',
  ],
  SECOND_FACTOR_KEY: [key, 'a chave secreta de quando as verificações em duas etapas foram ativadas'],
  ADMIN_SECOND_FACTOR: [z.literal('required'), 'required'],
  SMTP_URL: [
    z.url({ protocol: /^smtps?$/, hostname: /^[\w.:[\]-]+$/ }),
    'o endereço de um servidor de emails, como smtps://usuario:senha@servidor:465',
  ],
  MAIL_FROM: [
    z.email().or(z.string().regex(/^[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/)),
    'o remetente dos emails, como Andrômeda <contato@loja.example.com>',
  ],
  PRIVACY_CONTROLLER: [
    name,
    'o nome de quem responde pelos dados, como Loja Exemplo Ltda., CNPJ 00.000.000/0001-00',
  ],
  PRIVACY_OFFICER: [name, 'o nome do encarregado pelo tratamento de dados pessoais'],
  PRIVACY_EMAIL: [z.email(), 'o email do encarregado'],
  TEXT_DAILY_ALLOWANCE: [
    z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number),
    'um número de 0 a 9999',
  ],
  REDIS_URL: [z.url({ protocol: /^rediss?$/ }), 'um endereço redis ou rediss'],
  DEPLOY_TOKEN: [
    z.string().regex(/^[\w.~+/-]{16,}=*$/),
    'um segredo de pelo menos 16 letras, números ou sinais como - e _',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** Every variable that the process reads. */
export const variableNames: readonly string[] = Object.keys(variables);

/** The variable that names a plan's price at Stripe. */
export function stripePriceVariable<Id extends PlanId>(id: Id) {
  return `STRIPE_PRICE_${id.toUpperCase() as Uppercase<Id>}` as const;
}

function stripePrices() {
  const entries = planIds.map((id) => [stripePriceVariable(id), [key, 'o código de um preço']]);
  return Object.fromEntries(entries) as Record<
    `STRIPE_PRICE_${Uppercase<PlanId>}`,
    readonly [typeof key, string]
  >;
}

/** The variables that were given, as their schemas read them. */
export type Variables = { [Name in keyof typeof variables]?: z.output<(typeof variables)[Name][0]> };

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
}
