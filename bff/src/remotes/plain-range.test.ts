import { satisfy } from '@module-federation/runtime';
import { expect, test } from 'vitest';
import { fits } from '../services/registry/house-checks.ts';
import { plainRange } from './plain-range.ts';

const versions = [
  '0.9.0',
  '1.0.0',
  '1.9.0',
  '1.9.3',
  '1.11.0',
  '1.11.0-rc.1',
  '1.12.0-beta',
  '2.0.0',
  '2.0.0-0',
  '10.1.0',
];

/** Those of released remotes, and what else npm reads. */
const ranges = [
  ...[
    '^1.0.0',
    '^1.1.0',
    '^1.9.0',
    '^1.11.0',
    '^1',
    '^1.11',
    '^0.9.0',
    '^2.0.0',
    '^1.11.0-rc.1',
    '^1.x',
    '^ 1.9.0',
  ],
  ...[
    '~1.9.0',
    '~1.9',
    '~1',
    '~1.11.0-rc.0',
    '~> 1.9',
    '1.9.0',
    '=1.9.0',
    'v1.9.0',
    '= 1.11.0',
    '1.11.0-rc.1',
  ],
  ...[
    '1',
    '1.x',
    '1.9.x',
    '1.*',
    '*',
    'x',
    '',
    ' ',
    '>=0',
    '>= 1.0.0',
    '>=1.9',
    '>1.9.0',
    '>1',
    '<2',
    '<=1.11',
    '< 2.0.0-0',
  ],
  ...[
    '>=1.0.0 <2.0.0',
    '>=1.9.0  <1.12',
    '> 1.0.0 < 1.11.0',
    '1.0.0 - 1.9.9',
    '1.9 - 1.11',
    '1 - 2',
    '1.0.0 - 2',
  ],
  ...[
    '^1.0.0 || ^2.0.0',
    '^1.9.0||^3',
    '1.9.0 || >=1.11.0 <2',
    '~1.9 || ~1.11',
    '^3 || *',
    '1 || 2 || 3',
    '|| 1',
    '1 ||',
  ],
  ...[
    '>1.0.0-alpha',
    '>=1.11.0-rc.1 <1.11.0',
    '<1.11.0-rc.2',
    '^1.12.0-alpha',
    '1.11.0-rc.1 - 1.12.0-rc',
    '~2.0.0-0',
  ],
  ...[
    '^1.9.0+build.7',
    '  ^1.9.0  ',
    '<0.0.0-0',
    '>=1.0.0 <1.0.0',
    '!1',
    'latest',
    '1.2.3.4',
    '^^1.0.0',
    'um',
  ],
];

test.each(ranges)('page and registry read the range "%s" alike', (range) => {
  const read = (reader: (version: string) => boolean) => versions.filter(reader);
  expect(read((version) => satisfy(version, plainRange(range)))).toEqual(
    read((version) => fits(version, range)),
  );
});
