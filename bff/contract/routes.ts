import type { OpenAPIHono } from '@hono/zod-openapi';
import * as accountAdministration from './routes/account-administration-routes.ts';
import * as account from './routes/account-routes.ts';
import * as administration from './routes/administration-routes.ts';
import * as assistant from './routes/assistant-routes.ts';
import * as brandKit from './routes/brand-kit-routes.ts';
import * as generations from './routes/generation-routes.ts';
import * as images from './routes/image-routes.ts';
import * as marketplace from './routes/marketplace-routes.ts';
import * as ownTemplates from './routes/own-template-routes.ts';
import * as payments from './routes/payment-routes.ts';
import * as products from './routes/product-routes.ts';
import * as pushSubscriptions from './routes/push-subscription-routes.ts';
import * as releases from './routes/release-routes.ts';
import * as repairs from './routes/repair-routes.ts';
import * as savedStyles from './routes/saved-style-routes.ts';
import * as secondFactor from './routes/second-factor-routes.ts';
import * as texts from './routes/text-routes.ts';
import * as vitals from './routes/vital-routes.ts';

const never = () => {
  throw new Error('The contract is types only.');
};

function describeSecondFactor(app: OpenAPIHono) {
  return app
    .openapi(secondFactor.readSecondFactor, never)
    .openapi(secondFactor.beginSecondFactor, never)
    .openapi(secondFactor.confirmSecondFactor, never)
    .openapi(secondFactor.passSecondFactor, never)
    .openapi(secondFactor.vouchForSession, never)
    .openapi(secondFactor.endSecondFactor, never);
}

function describeProducts(app: ReturnType<typeof describeSecondFactor>) {
  return app
    .openapi(products.listProducts, never)
    .openapi(products.createProduct, never)
    .openapi(products.readProduct, never)
    .openapi(products.changeProduct, never)
    .openapi(products.deleteProduct, never)
    .openapi(products.addProductImages, never)
    .openapi(products.removeProductImage, never)
    .openapi(products.saveListing, never);
}

function describeStyles(app: ReturnType<typeof describeProducts>) {
  return app
    .openapi(brandKit.readBrandKit, never)
    .openapi(brandKit.saveBrandKit, never)
    .openapi(brandKit.deleteLogo, never)
    .openapi(savedStyles.listSavedStyles, never)
    .openapi(savedStyles.saveStyle, never)
    .openapi(savedStyles.deleteSavedStyle, never)
    .openapi(ownTemplates.listOwnTemplates, never)
    .openapi(ownTemplates.saveTemplate, never)
    .openapi(ownTemplates.deleteOwnTemplate, never)
    .openapi(pushSubscriptions.savePushSubscription, never)
    .openapi(pushSubscriptions.deletePushSubscription, never);
}

function describeBatches(app: OpenAPIHono) {
  return describeStyles(describeProducts(describeSecondFactor(app)))
    .openapi(generations.findGenerations, never)
    .openapi(generations.stopBatch, never);
}

function describeMarketplace(app: ReturnType<typeof describeBatches>) {
  return app
    .openapi(images.notePreparation, never)
    .openapi(marketplace.readMarketplace, never)
    .openapi(marketplace.beginMarketplaceSignIn, never)
    .openapi(marketplace.disconnectMarketplace, never)
    .openapi(marketplace.listMarketplaceListings, never)
    .openapi(marketplace.diagnoseForMarketplace, never)
    .openapi(marketplace.listMarketplaceChanges, never)
    .openapi(marketplace.undoMarketplaceChange, never);
}

function describeMeetings(app: ReturnType<typeof describeMarketplace>) {
  return app.openapi(releases.changeFlag, never).openapi(releases.readMeetings, never);
}

function describe(app: OpenAPIHono) {
  return describeMeetings(describeMarketplace(describeBatches(app)))
    .openapi(account.readConfig, never)
    .openapi(account.readCredits, never)
    .openapi(account.listCreditEntries, never)
    .openapi(account.readProfile, never)
    .openapi(account.changeProfile, never)
    .openapi(account.readAccount, never)
    .openapi(account.requestDeletion, never)
    .openapi(account.keepAccount, never)
    .openapi(account.readDataExport, never)
    .openapi(account.requestDataExport, never)
    .openapi(account.listSessions, never)
    .openapi(account.endOtherSessions, never)
    .openapi(generations.listRecentGenerations, never)
    .openapi(generations.findGeneration, never)
    .openapi(generations.cancelGeneration, never)
    .openapi(images.listImages, never)
    .openapi(images.readImage, never)
    .openapi(images.readImageHistory, never)
    .openapi(images.showImageVersion, never)
    .openapi(images.changeImage, never)
    .openapi(images.deleteImage, never)
    .openapi(images.keepImage, never)
    .openapi(images.discardImage, never)
    .openapi(images.prepareImage, never)
    .openapi(repairs.restoreImage, never)
    .openapi(repairs.retryImage, never)
    .openapi(payments.listPlans, never)
    .openapi(payments.createCheckout, never)
    .openapi(payments.readCheckout, never)
    .openapi(payments.readSubscription, never)
    .openapi(payments.cancelSubscription, never)
    .openapi(administration.readAdminOverview, never)
    .openapi(accountAdministration.findAccounts, never)
    .openapi(accountAdministration.openAccount, never)
    .openapi(accountAdministration.adjustCredits, never)
    .openapi(accountAdministration.changeBlock, never)
    .openapi(accountAdministration.removeSecondFactor, never)
    .openapi(accountAdministration.listAudit, never)
    .openapi(administration.sendEmailTest, never)
    .openapi(administration.previewEmailTest, never)
    .openapi(vitals.readVitals, never)
    .openapi(assistant.listConversations, never)
    .openapi(assistant.readConversation, never)
    .openapi(assistant.renameConversation, never)
    .openapi(assistant.rateAnswer, never)
    .openapi(assistant.deleteConversation, never)
    .openapi(assistant.stopAnswer, never)
    .openapi(releases.readReleases, never)
    .openapi(releases.changeRelease, never)
    .openapi(releases.createPreview, never)
    .openapi(releases.readTrail, never)
    .openapi(releases.readHealth, never)
    .openapi(releases.readErrors, never)
    .openapi(releases.listTokens, never)
    .openapi(releases.createToken, never)
    .openapi(releases.revokeToken, never)
    .openapi(texts.listTexts, never)
    .openapi(texts.forgetTexts, never)
    .openapi(texts.forgetText, never);
}

/** What Hono's client (`hc`) needs to know of the BFF's JSON addresses. */
export type BffContract = ReturnType<typeof describe>;
