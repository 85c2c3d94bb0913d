import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import * as accountAdministration from './routes/account-administration-routes.ts';
import * as account from './routes/account-routes.ts';
import * as administration from './routes/administration-routes.ts';
import * as assistant from './routes/assistant-routes.ts';
import * as batchPermits from './routes/batch-permit-routes.ts';
import * as brandKit from './routes/brand-kit-routes.ts';
import * as generations from './routes/generation-routes.ts';
import * as images from './routes/image-routes.ts';
import * as marketplace from './routes/marketplace-routes.ts';
import * as ownTemplates from './routes/own-template-routes.ts';
import * as payments from './routes/payment-routes.ts';
import * as previews from './routes/preview-routes.ts';
import * as productPhotos from './routes/product-photo-routes.ts';
import * as products from './routes/product-routes.ts';
import * as pushSubscriptions from './routes/push-subscription-routes.ts';
import * as releaseAccess from './routes/release-access-routes.ts';
import * as releaseGuards from './routes/release-guard-routes.ts';
import * as releases from './routes/release-routes.ts';
import * as remoteMembers from './routes/remote-member-routes.ts';
import * as repairs from './routes/repair-routes.ts';
import * as savedStyles from './routes/saved-style-routes.ts';
import * as secondFactor from './routes/second-factor-routes.ts';
import * as texts from './routes/text-routes.ts';
import * as vitals from './routes/vital-routes.ts';

/** Every JSON address of the BFF that its client calls. A chain of calls would cost the compiler all routes before, for each one. */
const routes = [
  accountAdministration.findAccounts,
  accountAdministration.openAccount,
  accountAdministration.adjustCredits,
  accountAdministration.changeBlock,
  accountAdministration.removeSecondFactor,
  accountAdministration.listAudit,
  account.readConfig,
  account.readCredits,
  account.listCreditEntries,
  account.readProfile,
  account.changeProfile,
  account.readAccount,
  account.requestDeletion,
  account.keepAccount,
  account.readDataExport,
  account.requestDataExport,
  account.listSessions,
  account.endOtherSessions,
  administration.readAdminOverview,
  administration.sendEmailTest,
  administration.previewEmailTest,
  assistant.listConversations,
  assistant.readConversation,
  assistant.renameConversation,
  assistant.rateAnswer,
  assistant.deleteConversation,
  assistant.stopAnswer,
  batchPermits.permitOrders,
  brandKit.readBrandKit,
  brandKit.saveBrandKit,
  brandKit.deleteLogo,
  generations.findGenerations,
  generations.stopBatch,
  generations.listRecentGenerations,
  generations.findGeneration,
  generations.cancelGeneration,
  images.notePreparation,
  images.listImages,
  images.readImage,
  images.readImageHistory,
  images.showImageVersion,
  images.changeImage,
  images.deleteImage,
  images.keepImage,
  images.discardImage,
  images.prepareImage,
  marketplace.readMarketplace,
  marketplace.beginMarketplaceSignIn,
  marketplace.disconnectMarketplace,
  marketplace.listMarketplaceListings,
  marketplace.diagnoseForMarketplace,
  marketplace.listMarketplaceChanges,
  marketplace.undoMarketplaceChange,
  ownTemplates.listOwnTemplates,
  ownTemplates.saveTemplate,
  ownTemplates.deleteOwnTemplate,
  payments.listPlans,
  payments.createCheckout,
  payments.readCheckout,
  payments.readSubscription,
  payments.cancelSubscription,
  productPhotos.listProductPhotos,
  productPhotos.putProductPhotoFirst,
  productPhotos.deleteProductPhoto,
  products.listProducts,
  products.readSheet,
  products.countSheet,
  products.createProduct,
  products.readProduct,
  products.changeProduct,
  products.deleteProduct,
  products.addProductImages,
  products.removeProductImage,
  products.saveListing,
  pushSubscriptions.savePushSubscription,
  pushSubscriptions.deletePushSubscription,
  releases.changeFlag,
  releases.arrangePlace,
  releases.readMeetings,
  releases.readReleases,
  releases.changeRelease,
  previews.createPreview,
  previews.listPreviews,
  previews.endPreview,
  releases.readTrail,
  releases.readHealth,
  releases.readErrors,
  releases.readCurves,
  releases.readVersion,
  releaseAccess.listTokens,
  releaseAccess.createToken,
  releaseAccess.revokeToken,
  releaseGuards.lockRelease,
  releaseGuards.unlockRelease,
  releaseGuards.requireApproval,
  releaseGuards.askForChange,
  releaseGuards.readRequest,
  releaseGuards.approveRequest,
  releaseGuards.declineRequest,
  remoteMembers.listMembers,
  remoteMembers.addMember,
  remoteMembers.changeMember,
  remoteMembers.removeMember,
  repairs.restoreImage,
  repairs.retryImage,
  savedStyles.listSavedStyles,
  savedStyles.saveStyle,
  savedStyles.deleteSavedStyle,
  secondFactor.readSecondFactor,
  secondFactor.beginSecondFactor,
  secondFactor.confirmSecondFactor,
  secondFactor.passSecondFactor,
  secondFactor.vouchForSession,
  secondFactor.endSecondFactor,
  texts.listTexts,
  texts.forgetTexts,
  texts.forgetText,
  vitals.readVitals,
] as const;

type Entries<Routes extends readonly RouteConfig[]> = {
  [Index in keyof Routes]: { route: Routes[Index]; handler: never };
};

/** What Hono's client (`hc`) needs to know of the BFF's JSON addresses. */
export type BffContract = ReturnType<typeof describe>;

const describe = (app: OpenAPIHono) => app.openapiRoutes(routes as never as Entries<typeof routes>);
