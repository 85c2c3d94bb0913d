import * as accountAdministration from '../../contract/routes/account-administration-routes.ts';
import * as account from '../../contract/routes/account-routes.ts';
import * as administration from '../../contract/routes/administration-routes.ts';
import * as assistant from '../../contract/routes/assistant-routes.ts';
import * as batchPermits from '../../contract/routes/batch-permit-routes.ts';
import * as brandKit from '../../contract/routes/brand-kit-routes.ts';
import * as generations from '../../contract/routes/generation-routes.ts';
import * as images from '../../contract/routes/image-routes.ts';
import * as marketplace from '../../contract/routes/marketplace-routes.ts';
import * as ownTemplates from '../../contract/routes/own-template-routes.ts';
import * as payments from '../../contract/routes/payment-routes.ts';
import * as productPhotos from '../../contract/routes/product-photo-routes.ts';
import * as products from '../../contract/routes/product-routes.ts';
import * as pushSubscriptions from '../../contract/routes/push-subscription-routes.ts';
import * as repairs from '../../contract/routes/repair-routes.ts';
import * as savedStyles from '../../contract/routes/saved-style-routes.ts';
import * as secondFactor from '../../contract/routes/second-factor-routes.ts';
import * as texts from '../../contract/routes/text-routes.ts';
import * as vitals from '../../contract/routes/vital-routes.ts';

interface ContractRoute {
  method: string;
  getRoutingPath(): string;
  security?: unknown[];
}

const contract: Record<string, unknown>[] = [
  { ...account },
  { ...accountAdministration },
  { ...administration },
  { ...assistant },
  { ...batchPermits },
  { ...brandKit },
  { ...generations },
  { ...images },
  { ...marketplace },
  { ...repairs },
  { ...ownTemplates },
  { ...payments },
  { ...productPhotos },
  { ...products },
  { ...pushSubscriptions },
  { ...savedStyles },
  { ...secondFactor },
  { ...texts },
  { ...vitals },
];

/** Every route of the contract that is marked as personal: its handler runs only with a valid access token. */
export const personalRoutes: ContractRoute[] = contract
  .flatMap((room) => Object.values(room))
  .filter(isRoute)
  .filter((route) => (route.security?.length ?? 0) > 0);

/** The only routes for a user who asked for the deletion of their account. */
export const routesOfLeavingUsers: ReadonlySet<ContractRoute> = new Set([
  account.readAccount,
  account.keepAccount,
]);

/** The only routes for a user who has not passed the second step. */
export const routesBeforeSecondStep: ReadonlySet<ContractRoute> = new Set([secondFactor.passSecondFactor]);

function isRoute(value: unknown): value is ContractRoute {
  return typeof value === 'object' && value !== null && 'getRoutingPath' in value;
}
