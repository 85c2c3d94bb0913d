import { expect, test } from 'vitest';
import { stampAfter } from './migration-stamp.mjs';

const now = new Date('2026-11-24T16:57:26Z');

test.each([
  [['20261121040300_create_record_payment.sql'], '20261124165726'],
  [
    ['20261121040300_create_record_payment.sql', '20261130235959_create_outgoing_mails.sql'],
    '20261201000000',
  ],
  [[], '20261124165726'],
])('a new migration beside %j is stamped %s, after all of them', (files, stamp) => {
  expect(stampAfter(files, now)).toBe(stamp);
});
