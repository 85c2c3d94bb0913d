import { createAccountAdministration } from '../data/account-administration.ts';
import { createAccountRepository } from '../data/account-repository.ts';
import { createAdministration } from '../data/administration.ts';
import { createBatchNotices } from '../data/batch-notices.ts';
import { createBrandKitRepository } from '../data/brand-kit-repository.ts';
import { createConversationRepository } from '../data/conversation-repository.ts';
import { createCreditOverview } from '../data/credit-overview.ts';
import { createDataExports } from '../data/data-exports.ts';
import { createExportBucket } from '../data/export-bucket.ts';
import { createGenerationLog } from '../data/generation-log.ts';
import { createImageLibrary } from '../data/image-library.ts';
import { createImageVersions } from '../data/image-versions.ts';
import { createMarketplaceConnections } from '../data/marketplace-connections.ts';
import { createOwnTemplateRepository } from '../data/own-template-repository.ts';
import { createPaymentRepository } from '../data/payment-repository.ts';
import { createPersonalRecords } from '../data/personal-records.ts';
import { createPicturePreparations } from '../data/picture-preparations.ts';
import { createProductPhotos } from '../data/product-photos.ts';
import { createProductRepository } from '../data/product-repository.ts';
import { createSavedStyleRepository } from '../data/saved-style-repository.ts';
import type { SupabaseClients } from '../data/supabase-clients.ts';
import { createUsageLog } from '../data/usage-log.ts';

/** What needs only the database. */
export const createRepositories = (clients: SupabaseClients) => ({
  readCreditOverview: createCreditOverview(clients),
  generationLog: createGenerationLog(clients),
  library: createImageLibrary(clients),
  accounts: createAccountRepository(clients),
  imageVersions: createImageVersions(clients),
  paymentRepository: createPaymentRepository(clients),
  administration: createAdministration(clients),
  accountAdministration: createAccountAdministration(clients),
  dataExports: createDataExports(clients),
  personalRecords: createPersonalRecords(clients),
  exportFiles: createExportBucket(clients),
  productPhotos: createProductPhotos(clients),
  productRepository: createProductRepository(clients),
  brandKits: createBrandKitRepository(clients),
  savedStyles: createSavedStyleRepository(clients),
  ownTemplates: createOwnTemplateRepository(clients),
  preparations: createPicturePreparations(clients),
  marketplaceConnections: createMarketplaceConnections(clients),
  batchNotices: createBatchNotices(clients),
  conversationRepository: createConversationRepository(clients),
  usageLog: createUsageLog(clients),
});
