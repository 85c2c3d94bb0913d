/**
 * Code whose mistakes cost money or let strangers in, by area: TypeScript files as git path patterns, and the SQL
 * functions of the database, with the tests that call them.
 * @typedef {{ name: string, files: string[], functions: string[], databaseTests: string[] }} Area
 */

/** @type {Area[]} */
export const areas = [
  {
    name: 'ledger',
    files: [
      'bff/src/services/paid-request/*.ts',
      'bff/src/services/repeat-while-unavailable.ts',
      'bff/src/data/credit-ledger.ts',
      'bff/src/data/text-*.ts',
    ],
    functions: [
      'grant_credits',
      'reserve_credit',
      'commit_generation',
      'release_generation',
      'release_expired_generations',
      'reserve_text',
      'settle_text',
      'release_expired_texts',
    ],
    databaseTests: ['bff/src/data/credit-ledger.test.ts', 'bff/src/data/text-*.test.ts'],
  },
  {
    name: 'payments',
    files: ['bff/src/services/payments/*.ts', 'bff/src/data/payment-*.ts', 'bff/src/providers/stripe/*.ts'],
    functions: ['record_payment', 'settle_refund'],
    databaseTests: ['bff/src/data/payment-*.test.ts', 'bff/src/services/payments/payments.test.ts'],
  },
  {
    name: 'registry',
    files: [
      'bff/src/services/registry/*.ts',
      'bff/src/data/remote-*.ts',
      'bff/src/data/release-tokens.ts',
      'bff/src/remotes/*.ts',
    ],
    functions: [],
    databaseTests: [],
  },
  {
    name: 'session',
    files: [
      'bff/src/auth/*.ts',
      'bff/src/http/auth-*.ts',
      'bff/src/http/signed-in.ts',
      'bff/src/http/release-actor.ts',
      'bff/src/embedded/one-session.ts',
      'bff/src/embedded/auth-gate.ts',
    ],
    functions: [],
    databaseTests: [],
  },
];
