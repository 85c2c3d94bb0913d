import type {
  AccountState,
  AdministeredAccount,
  AdministeredAccountList,
  AdministeredAccountPage,
  AdminOverview,
  AuditPage,
  BffContract,
  BlockChange,
  CheckoutAnswer,
  CreditAdjustment,
  DataExport,
  DeviceSession,
  DeviceSessionList,
  EmailPreview,
  EmailTestRequest,
  PaymentConfirmation,
  Plan,
  RecoveryCodes,
  SecondFactorEnd,
  SecondFactorKey,
  SecondFactorRemoval,
  SecondFactorState,
  Subscription,
  SubscriptionAnswer,
  VitalSummary,
} from 'bff/contract';
import type { hc } from 'hono/client';

/** Milliseconds that opening a checkout may take (docs/product.md#plans). */
const CHECKOUT_TIMEOUT_MS = 10_000;

/** Plans, payment, administration and the test of e-mails. All reject with `ApiError`. */
export interface AccountApi {
  plans: { list(signal?: AbortSignal): Promise<Plan[]> };
  checkout: {
    /** Gives up after 10 s with `timeout` (docs/product.md#plans). */
    start(priceId: string): Promise<CheckoutAnswer>;
    confirm(sessionId: string, signal?: AbortSignal): Promise<PaymentConfirmation>;
  };
  subscription: {
    read(signal?: AbortSignal): Promise<Subscription | null>;
    cancel(): Promise<Subscription | null>;
  };
  sessions: {
    /** Where the user is signed in, this device first. */
    list(signal?: AbortSignal): Promise<DeviceSession[]>;
    /** Signs the user out everywhere else; answers the devices that are left. */
    endOthers(): Promise<DeviceSession[]>;
  };
  account: {
    read(signal?: AbortSignal): Promise<AccountState>;
    /** Asks for the deletion; every session of the user ends. The password is that of an account which has one. */
    requestDeletion(password?: string): Promise<AccountState>;
    /** Takes the request back. */
    keep(): Promise<AccountState>;
    /** The state of the copy of the user's data. */
    readExport(signal?: AbortSignal): Promise<DataExport>;
    /** Asks for a copy; one that is being made, or is of today, is answered instead. */
    requestExport(): Promise<DataExport>;
  };
  secondFactor: {
    read(signal?: AbortSignal): Promise<SecondFactorState>;
    /** A new key, which counts once a code of it was confirmed. The password is that of an account which has one. */
    begin(password?: string): Promise<SecondFactorKey>;
    /** Turns it on; answers the recovery codes, which nobody can read again. */
    confirm(code: string): Promise<string[]>;
    /** The second step of a sign-in: six digits, or a recovery code. */
    pass(code: string): Promise<SecondFactorState>;
    /** Turns it off, by the password or by a code. */
    end(proof: SecondFactorEnd): Promise<SecondFactorState>;
  };
  admin: {
    overview(signal?: AbortSignal): Promise<AdminOverview>;
    /** By a part of the address or name, of two letters at least. */
    findAccounts(search: string, signal?: AbortSignal): Promise<AdministeredAccount[]>;
    /** `page` of its ledger counts from 1. That the account was opened is written down. */
    openAccount(id: string, page: number, signal?: AbortSignal): Promise<AdministeredAccountPage>;
    adjustCredits(id: string, adjustment: CreditAdjustment): Promise<AdministeredAccount>;
    changeBlock(id: string, change: BlockChange): Promise<AdministeredAccount>;
    /** Turns off the second factor of a user who lost phone and recovery codes; their sessions end. */
    removeSecondFactor(id: string, removal: SecondFactorRemoval): Promise<AdministeredAccount>;
    /** What administrators did; to one account where it is named. */
    audit(of: { page: number; account?: string | undefined }, signal?: AbortSignal): Promise<AuditPage>;
    /** How fast the visits of the last days were, by screen and version. */
    vitals(signal?: AbortSignal): Promise<VitalSummary>;
  };
  emailTests: {
    send(request: EmailTestRequest): Promise<void>;
    preview(template: EmailTestRequest['template'], signal?: AbortSignal): Promise<EmailPreview>;
  };
}

type BffClient = ReturnType<typeof hc<BffContract>>;

const until = (signal?: AbortSignal) => (signal ? { init: { signal } } : {});

/** The calls of the account screens over the one client. */
export function createAccountApi({ api }: BffClient): AccountApi {
  return {
    plans: {
      list: async (signal) => {
        const { plans } = (await (await api.plans.$get({}, until(signal))).json()) as { plans: Plan[] };
        return plans;
      },
    },
    checkout: {
      start: async (priceId) => {
        const limit = until(AbortSignal.timeout(CHECKOUT_TIMEOUT_MS));
        return (await api.checkout.$post({ json: { priceId } }, limit)).json() as Promise<CheckoutAnswer>;
      },
      confirm: async (sessionId, signal) => {
        const answer = await api.checkout[':sessionId'].$get({ param: { sessionId } }, until(signal));
        return answer.json() as Promise<PaymentConfirmation>;
      },
    },
    subscription: {
      read: async (signal) => subscriptionIn(await api.subscription.$get({}, until(signal))),
      cancel: async () => subscriptionIn(await api.subscription.$delete()),
    },
    sessions: {
      list: async (signal) => sessionsIn(await api.sessions.$get({}, until(signal))),
      endOthers: async () => sessionsIn(await api.sessions.others.$delete()),
    },
    account: {
      read: async (signal) => (await api.account.$get({}, until(signal))).json() as Promise<AccountState>,
      requestDeletion: async (password) => {
        const json = password === undefined ? {} : { password };
        return (await api.account.deletion.$post({ json })).json() as Promise<AccountState>;
      },
      keep: async () => (await api.account.deletion.$delete()).json() as Promise<AccountState>,
      readExport: async (signal) =>
        (await api.account.export.$get({}, until(signal))).json() as Promise<DataExport>,
      requestExport: async () => (await api.account.export.$post()).json() as Promise<DataExport>,
    },
    secondFactor: secondFactorApi(api.account),
    admin: adminApi(api),
    emailTests: {
      send: async (request) => {
        await api['email-tests'].$post({ json: request });
      },
      preview: async (template, signal) => {
        const answer = await api['email-tests'][':template'].$get({ param: { template } }, until(signal));
        return answer.json() as Promise<EmailPreview>;
      },
    },
  };
}

/** The calls of the second factor over the one client. */
function secondFactorApi(account: BffClient['api']['account']): AccountApi['secondFactor'] {
  const calls = account['second-factor'];
  return {
    read: async (signal) => (await calls.$get({}, until(signal))).json() as Promise<SecondFactorState>,
    begin: async (password) => {
      const json = password === undefined ? {} : { password };
      return (await calls.$post({ json })).json() as Promise<SecondFactorKey>;
    },
    confirm: async (code) =>
      ((await (await calls.confirmation.$post({ json: { code } })).json()) as RecoveryCodes).recoveryCodes,
    pass: async (code) => (await calls.pass.$post({ json: { code } })).json() as Promise<SecondFactorState>,
    end: async (json) => (await calls.$delete({ json })).json() as Promise<SecondFactorState>,
  };
}

/** The calls of the administration over the one client. */
function adminApi(api: BffClient['api']): AccountApi['admin'] {
  return {
    overview: async (signal) =>
      (await api.admin.overview.$get({}, until(signal))).json() as Promise<AdminOverview>,
    findAccounts: async (search, signal) => {
      const answer = await api.admin.accounts.$get({ query: { search } }, until(signal));
      return ((await answer.json()) as AdministeredAccountList).accounts;
    },
    openAccount: async (id, page, signal) => {
      const asked = { param: { id }, query: { page: String(page) } };
      const answer = await api.admin.accounts[':id'].$get(asked, until(signal));
      return answer.json() as Promise<AdministeredAccountPage>;
    },
    adjustCredits: async (id, json) =>
      (
        await api.admin.accounts[':id'].credits.$post({ param: { id }, json })
      ).json() as Promise<AdministeredAccount>,
    changeBlock: async (id, json) =>
      (
        await api.admin.accounts[':id'].block.$put({ param: { id }, json })
      ).json() as Promise<AdministeredAccount>,
    removeSecondFactor: async (id, json) =>
      (
        await api.admin.accounts[':id']['second-factor'].$delete({ param: { id }, json })
      ).json() as Promise<AdministeredAccount>,
    vitals: async (signal) =>
      (await api.admin['web-vitals'].$get({}, until(signal))).json() as Promise<VitalSummary>,
    audit: async ({ page, account }, signal) => {
      const query = { page: String(page), ...(account ? { account } : {}) };
      return (await api.admin.audit.$get({ query }, until(signal))).json() as Promise<AuditPage>;
    },
  };
}

async function subscriptionIn(answer: { json(): Promise<unknown> }): Promise<Subscription | null> {
  return ((await answer.json()) as SubscriptionAnswer).subscription;
}

async function sessionsIn(answer: { json(): Promise<unknown> }): Promise<DeviceSession[]> {
  return ((await answer.json()) as DeviceSessionList).sessions;
}
