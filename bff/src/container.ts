import { join } from 'node:path';
import type { PublicConfig } from '../contract/page-config.ts';
import { createTokenVerifier } from './auth/token-verifier.ts';
import { type ChosenImages, chooseImages } from './container-images.ts';
import { choosePayments } from './container-payments.ts';
import { openRegistry } from './container-registry.ts';
import { createAdministration } from './data/administration.ts';
import { createConversationBook } from './data/conversation-book.ts';
import { createCreditLedger } from './data/credit-ledger.ts';
import { createGenerationLog } from './data/generation-log.ts';
import { createImageLibrary } from './data/image-library.ts';
import { createPaymentBook } from './data/payment-book.ts';
import { createPictureStore } from './data/picture-store.ts';
import { createProfileBook } from './data/profile-book.ts';
import { createSupabaseClients } from './data/supabase-clients.ts';
import { createTextBook } from './data/text-book.ts';
import { createUsageLog } from './data/usage-log.ts';
import { type EmbeddedSupabase, startEmbeddedSupabase } from './embedded/embedded-supabase.ts';
import type { Environment, HostedProject } from './environment.ts';
import { createImageAddresses } from './images/image-addresses.ts';
import { createThumbnails } from './images/thumbnails.ts';
import type { Logger } from './logging/logger.ts';
import { createMachineGauge } from './machine-gauge.ts';
import { renderMail } from './mail/mail-templates.ts';
import type { ImageModel } from './ports/image-model.ts';
import type { TokenVerifier } from './ports/person.ts';
import { createLocalAssistant } from './providers/local/assistant/local-assistant.ts';
import type { PaymentStandIn } from './providers/local/payments/payment-stand-in.ts';
import { createLocalListingWriter } from './providers/local/writing/listing-writer.ts';
import { createTextProvider } from './providers/openai-compatible/text-provider.ts';
import { createOpenAnswers } from './services/assistant/open-answers.ts';
import { systemClock } from './services/clock.ts';
import { createFairQueue } from './services/generation/fair-queue.ts';
import { createOpenWork } from './services/generation/open-work.ts';
import type { ReleaseServices } from './services/registry/release-services.ts';
import {
  releaseAllOpenGenerations,
  releaseExpiredGenerations,
} from './services/release-expired-generations.ts';
import type { Services } from './services/services.ts';

/** The whole backend, put together. */
export interface Container {
  services: Services;
  releases: ReleaseServices;
  verifier: TokenVerifier;
  publicConfig: PublicConfig;
  /** The embedded project, when no hosted one was named. */
  embedded: EmbeddedSupabase | null;
  /** The payment provider's stand-in, where it serves. */
  paymentStandIn: PaymentStandIn | null;
  isReady(): Promise<boolean>;
  /** Ends what it started. Open generations are the caller's to drain first. */
  close(): Promise<void>;
}

export interface ContainerOptions {
  /** Where browsers reach the service. */
  publicUrl: string;
  /** Where this process itself answers, for what runs beside it. */
  localUrl: string;
  logger: Logger;
  /** Called when the embedded database stopped by itself. */
  onFailure(error: Error): void;
}

const RELEASE_EVERY_MS = 10_000;
/** Design, section 4. */
const DAILY_ALLOWANCE = 20;
const NO_IMAGE = '00000000-0000-0000-0000-000000000000';

/** Starts what the services need and puts it together; the one place that names implementations. */
export async function createContainer(
  environment: Environment,
  options: ContainerOptions,
): Promise<Container> {
  const { logger } = options;
  const embedded = environment.hosted ? null : await startEmbedded(environment, options);
  const project = environment.hosted ?? embedded;
  if (!project) throw new Error('There is neither a hosted nor an embedded project.');
  const images = await chooseImages(environment, logger);
  const { publicUrl, localUrl } = options;
  const chosen = choosePayments(environment, { publicUrl, webhookUrl: `${localUrl}/webhooks/stripe` });
  const services: Services = {
    ...createServices(environment, project, images, logger),
    payments: chosen.payments,
    mails: {
      render: (template, tokenHash) => renderMail(template, { siteUrl: publicUrl, tokenHash }),
      deliver: embedded?.deliver ?? null,
    },
  };
  await grantAdmins(services, environment.ADMIN_EMAILS ?? []);
  if (embedded) await releaseAllOpenGenerations(services);
  const registry = await openRegistry(environment, project, services, publicUrl);
  const releasing = setInterval(() => {
    releaseExpiredGenerations(services).catch((err) =>
      logger.error({ err }, 'expired credits were not given back'),
    );
  }, RELEASE_EVERY_MS);
  return {
    services,
    releases: registry.releases,
    embedded,
    paymentStandIn: chosen.standIn,
    verifier: embedded
      ? createTokenVerifier({ key: { secret: embedded.jwtSecret } })
      : createTokenVerifier(hostedVerification(project)),
    publicConfig: {
      supabaseUrl: embedded ? options.publicUrl : project.url,
      supabasePublishableKey: project.publishableKey,
      embedded: embedded !== null,
      loginUrl: environment.LOGIN_URL,
      checkoutOrigins: chosen.checkoutOrigins,
    },
    isReady: () => services.library.pathOf(NO_IMAGE).then(...always),
    async close() {
      clearInterval(releasing);
      await registry.close();
      await images.close();
      await embedded?.close();
    },
  };
}

const always = [() => true, () => false] as const;

function startEmbedded(environment: Environment, { publicUrl, logger, onFailure }: ContainerOptions) {
  return startEmbeddedSupabase({
    dataDir: environment.DATA_DIR,
    port: environment.EMBEDDED_SUPABASE_PORT,
    siteUrl: publicUrl,
    logger,
    onFailure,
  });
}

function createServices(
  environment: Environment,
  project: HostedProject,
  { imageModel, backgroundRemover, atOnce }: ChosenImages,
  logger: Logger,
): Omit<Services, 'payments' | 'mails'> {
  const clients = createSupabaseClients(project);
  const clock = systemClock;
  return {
    ledger: createCreditLedger(clients),
    generationLog: createGenerationLog(clients),
    library: createImageLibrary(clients),
    profiles: createProfileBook(clients),
    pictures: createPictureStore(clients, { signsAddresses: environment.hosted !== null }),
    imageModel,
    backgroundRemover,
    paymentBook: createPaymentBook(clients),
    administration: createAdministration(clients),
    machine: createMachineGauge(environment.hosted ? null : environment.DATA_DIR),
    ...chooseTexts(environment, imageModel),
    conversationBook: createConversationBook(clients),
    usageLog: createUsageLog(clients),
    textBook: createTextBook(clients),
    textAllowance: environment.TEXT_DAILY_ALLOWANCE ?? DAILY_ALLOWANCE,
    addresses: createImageAddresses(project.secretKey, clock),
    thumbnails: createThumbnails(join(environment.DATA_DIR, 'cache', 'thumbnails')),
    queue: createFairQueue({ concurrency: atOnce, clock }),
    openWork: createOpenWork(clock),
    openAnswers: createOpenAnswers(),
    clock,
    logger,
  };
}

/** The text service that was configured, else the rules of this machine. */
function chooseTexts(environment: Environment, imageModel: ImageModel) {
  const { CHAT_API_KEY: apiKey, CHAT_BASE_URL, CHAT_MODEL } = environment;
  if (!apiKey)
    return {
      assistant: createLocalAssistant(systemClock, imageModel),
      listingWriter: createLocalListingWriter(),
    };
  const baseUrl = CHAT_BASE_URL ?? 'https://api.openai.com/v1';
  return createTextProvider({ apiKey, baseUrl, model: CHAT_MODEL ?? '', send: fetch });
}

/** Whoever the operator names is an administrator from the next start on, if the account is confirmed. */
async function grantAdmins({ administration, logger }: Services, emails: readonly string[]): Promise<void> {
  for (const email of emails)
    if (!(await administration.grantAdmin(email)))
      logger.warn({ email }, 'ADMIN_EMAILS names somebody without a confirmed account');
}

function hostedVerification({ url }: HostedProject) {
  return { key: { jwks: `${url}/auth/v1/.well-known/jwks.json` }, issuer: `${url}/auth/v1` };
}
