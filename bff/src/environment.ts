import { resolve } from 'node:path';
import { isPublic } from './embedded/public-address.ts';
import { StartupError } from './embedded/startup-error.ts';
import { type Variables, variables } from './environment-variables.ts';
import { type TraceSettings, traceSettings } from './observation/trace-variables.ts';
import { repositoryRoot } from './repository-root.ts';

/** The variables that another one needs beside it, and why. */
const companions = [
  ['METRICS_HOST', 'METRICS_PORT', 'a porta em que as métricas são lidas'],
  ['CHAT_API_KEY', 'CHAT_MODEL', 'o nome do modelo que responde no chat'],
  ['GEMINI_API_KEY', 'GEMINI_IMAGE_MODEL', 'o nome do modelo que cria e edita as imagens'],
  ['GEMINI_API_KEY', 'GEMINI_TEXT_MODEL', 'o nome do modelo que descreve as fotos'],
  ['BACKUP_HOUR', 'BACKUP_DIR', 'a pasta que recebe as cópias, de preferência em outro disco'],
  ['BACKUP_DIR', 'BACKUP_HOUR', 'a hora em que a cópia de cada dia é feita'],
  ['SMTP_URL', 'MAIL_FROM', 'o remetente dos emails'],
  ['MAIL_FROM', 'SMTP_URL', 'o servidor que envia os emails'],
  ['CUTOUT_MODEL_FAMILY', 'CUTOUT_MODEL', 'o arquivo do modelo dessa família'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'sem ela as mensagens da Stripe não podem ser conferidas'],
  ['MERCADO_LIVRE_CLIENT_ID', 'MERCADO_LIVRE_CLIENT_SECRET', 'a chave secreta desse aplicativo'],
  ['MERCADO_LIVRE_CLIENT_SECRET', 'MERCADO_LIVRE_CLIENT_ID', 'o aplicativo dessa chave no Mercado Livre'],
  ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY', 'a chave privada do mesmo par'],
  ['WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_PUBLIC_KEY', 'a chave pública do mesmo par'],
  ['WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_SUBJECT', 'onde os serviços de avisos encontram você'],
] as const satisfies [keyof Variables, keyof Variables, string][];

/** A hosted Supabase project. */
export interface HostedProject {
  url: string;
  publishableKey: string;
  secretKey: string;
}

/** The configuration of the process, validated once. */
export interface Environment extends Variables {
  PORT: number;
  HOST: string;
  METRICS_HOST: string;
  /** Absolute. */
  DATA_DIR: string;
  LOGIN_URL: string;
  /** What this process does with requests for pictures: takes them, makes them, or both. */
  ROLE: 'web' | 'worker' | 'both';
  /** Where requests for pictures wait: in the database, unless that is the embedded one, which has one process (decision 063). */
  ORDERS_QUEUE: 'memory' | 'database';
  /** `null`: the embedded project serves. */
  hosted: HostedProject | null;
  /** Whether the embedded project serves a public address, where nothing may be for development only. */
  embeddedPublic: boolean;
  STOP_GRACE_SECONDS: number;
  /** `null`: tracing is off. */
  traces: TraceSettings | null;
}

/** How long a load balancer may take to notice that a process is leaving; a developer's machine has none. */
const GRACE_SECONDS = 5;

/** Reads the variables of the process. Throws `StartupError` with a sentence that names the first wrong one. */
export function readEnvironment(given: Record<string, string | undefined> = process.env): Environment {
  const parsed: Record<string, unknown> = {};
  for (const [variable, [schema, meaning]] of Object.entries(variables)) {
    const value = given[variable];
    if (value === undefined || value.trim() === '') continue;
    const result = schema.safeParse(value.trim());
    if (!result.success)
      throw new StartupError(`A variável ${variable} está errada: ela deve ser ${meaning}.`);
    parsed[variable] = result.data;
  }
  const known = parsed as Variables;
  for (const [variable, companion, why] of companions)
    if (known[variable] !== undefined && known[companion] === undefined)
      throw new StartupError(`Falta a variável ${companion}: ${why}.`);
  const hosted = hostedProject(known);
  requireOneDatabase(known, hosted);
  requireSharedOrders(known, hosted);
  const embeddedPublic = hosted === null && isPublic(known);
  requireOneMarketplace(known, hosted !== null, embeddedPublic);
  return {
    ...known,
    PORT: known.PORT ?? 3000,
    HOST: known.HOST ?? '127.0.0.1',
    METRICS_HOST: known.METRICS_HOST ?? '127.0.0.1',
    DATA_DIR: resolve(repositoryRoot, known.DATA_DIR ?? '.data'),
    LOGIN_URL: known.LOGIN_URL ?? '/login',
    ROLE: known.ROLE ?? 'both',
    ORDERS_QUEUE: known.ORDERS_QUEUE ?? (hosted || known.DATABASE_URL ? 'database' : 'memory'),
    hosted,
    embeddedPublic,
    traces: traceSettings(known),
    STOP_GRACE_SECONDS: known.STOP_GRACE_SECONDS ?? (hosted || embeddedPublic ? GRACE_SECONDS : 0),
  };
}

function hostedProject(known: Variables): HostedProject | null {
  const names = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;
  const missing = names.filter((variable) => known[variable] === undefined);
  if (missing.length === names.length) return null;
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  } = known;
  if (url && publishableKey && secretKey) return { url, publishableKey, secretKey };
  throw new StartupError(
    `Falta a variável ${missing.join(' e ')}: um projeto Supabase precisa de ${names.join(', ')} juntas.`,
  );
}

/** Rows are kept in one place, and the backup of the embedded database cannot copy a PostgreSQL server. */
function requireOneDatabase({ DATABASE_URL, BACKUP_DIR }: Variables, hosted: HostedProject | null): void {
  if (DATABASE_URL === undefined) return;
  if (hosted)
    throw new StartupError(
      'DATABASE_URL e SUPABASE_URL nomeiam dois bancos de dados: deixe só uma das duas variáveis.',
    );
  if (BACKUP_DIR !== undefined)
    throw new StartupError(
      'BACKUP_DIR não copia o PostgreSQL de DATABASE_URL: tire a variável e faça as cópias com pg_dump.',
    );
}

/** Tokens of hosted projects are sealed with a key of the operator's; the played Mercado Livre is for a developer's machine. */
function requireOneMarketplace(
  { MERCADO_LIVRE_CLIENT_ID: clientId, MERCADO_LIVRE_TOKEN_KEY: key, MERCADO_LIVRE_DEMO: demo }: Variables,
  isHosted: boolean,
  isPublicHere: boolean,
): void {
  if (isHosted && clientId && !key)
    throw new StartupError(
      'Falta a variável MERCADO_LIVRE_TOKEN_KEY: sem ela o acesso às contas do Mercado Livre não pode ser guardado em segredo.',
    );
  if (demo && clientId)
    throw new StartupError(
      'MERCADO_LIVRE_DEMO e MERCADO_LIVRE_CLIENT_ID se excluem: deixe só uma das duas variáveis.',
    );
  if (demo && (isHosted || isPublicHere))
    throw new StartupError(
      'MERCADO_LIVRE_DEMO só existe no modo embutido desta máquina: tire a variável ou use MERCADO_LIVRE_CLIENT_ID.',
    );
}

/** A process with one role alone needs others, which reach its orders in a database for several processes. */
function requireSharedOrders(
  { ROLE, ORDERS_QUEUE, DATABASE_URL }: Variables,
  hosted: HostedProject | null,
): void {
  if (ROLE === undefined || ROLE === 'both') return;
  if (ORDERS_QUEUE === 'memory')
    throw new StartupError(`Com ROLE=${ROLE}, a fila de pedidos fica no banco: tire ORDERS_QUEUE=memory.`);
  if (!hosted && DATABASE_URL === undefined)
    throw new StartupError(
      `ROLE=${ROLE} precisa de um banco de vários processos: DATABASE_URL ou um projeto Supabase.`,
    );
}
