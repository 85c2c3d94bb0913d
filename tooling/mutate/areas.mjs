/**
 * Code whose mistakes cost money or let strangers in, by area: TypeScript files as git path patterns, and the SQL
 * functions of the database, with the tests that call them.
 * @typedef {{ functions: string[], tests: string[] }} DatabaseCode
 * @typedef {{ name: string, files: string[], database: DatabaseCode[] }} Area
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
    database: [
      {
        functions: [
          'grant_credits',
          'reserve_credit',
          'begin_generation',
          'commit_generation',
          'release_generation',
          'release_expired_generations',
          'confirm_image_charge',
          'discard_image',
        ],
        tests: ['bff/src/data/credit-ledger.test.ts'],
      },
      {
        functions: ['reserve_text', 'begin_text', 'settle_text', 'release_expired_texts'],
        tests: ['bff/src/data/text-*.test.ts'],
      },
      { functions: ['adjust_credits'], tests: ['bff/src/data/account-administration.test.ts'] },
      {
        functions: ['claim_cut_out_retry', 'end_cut_out_retry'],
        tests: ['bff/src/data/image-versions.test.ts'],
      },
      {
        functions: ['read_credit_overview', 'list_credit_entries'],
        tests: ['bff/src/data/credit-*.test.ts', 'bff/src/data/text-repository.test.ts'],
      },
    ],
  },
  {
    name: 'payments',
    files: ['bff/src/services/payments/*.ts', 'bff/src/data/payment-*.ts', 'bff/src/providers/stripe/*.ts'],
    database: [
      {
        functions: ['record_payment', 'settle_refund'],
        tests: ['bff/src/data/payment-*.test.ts', 'bff/src/services/payments/pa*s.test.ts'],
      },
      { functions: ['forget_old_payments'], tests: ['bff/src/services/account/delete-account.test.ts'] },
    ],
  },
  {
    name: 'registry',
    files: [
      'bff/src/services/registry/*.ts',
      'bff/src/data/remote-*.ts',
      'bff/src/data/release-tokens.ts',
      'bff/src/remotes/*.ts',
    ],
    database: [
      {
        functions: [
          'publish_remote_version',
          'change_remote_release',
          'prune_remote_versions',
          'create_remote_token',
          'find_remote_token',
          'revoke_remote_token',
          'list_remote_tokens',
          'add_load_times',
          'count_remote_events',
          'read_version_health',
          'read_health_minutes',
          'forget_remote_health',
        ],
        tests: ['bff/src/data/remote-registry.test.ts'],
      },
    ],
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
      'bff/src/embedded/recovery-sessions.ts',
      'bff/src/embedded/refresh-tokens.ts',
      'bff/src/embedded/renew-sessions.ts',
      'bff/src/embedded/renewal-rows.ts',
      'bff/src/embedded/session-gate.ts',
      'bff/src/embedded/session-times.ts',
      'bff/src/services/second-factor/*.ts',
      'bff/src/services/sessions/*.ts',
    ],
    database: [
      {
        functions: ['session_state', 'session_standing'],
        tests: [
          'bff/src/services/second-factor/second-factor.test.ts',
          'bff/src/embedded/session-gate.test.ts',
          'bff/src/services/account/delete-account.test.ts',
        ],
      },
      { functions: ['vouch_for_session'], tests: ['bff/src/embedded/recovery-sessions.test.ts'] },
      {
        functions: [
          'begin_second_factor',
          'confirm_second_factor',
          'pass_second_factor',
          'end_second_factor',
          'note_second_factor_pass',
          'count_second_factor_try',
          'forgive_second_factor_tries',
        ],
        tests: [
          'bff/src/data/second-factors.test.ts',
          'bff/src/services/second-factor/second-factor.test.ts',
          'bff/src/services/second-factor/tries.test.ts',
        ],
      },
    ],
  },
];
