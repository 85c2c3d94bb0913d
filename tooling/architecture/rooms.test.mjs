import { expect, test } from 'vitest';
import { roomsOf } from './rooms.mjs';

/** @import { Module } from './cruise-imports.mjs' */

/** @param {string} source @param {Record<string, 'import' | 'type-only'>} imports */
const module = (source, imports) =>
  /** @type {Module} */ (
    /** @type {unknown} */ ({
      source,
      dependencies: Object.entries(imports).map(([resolved, type]) => ({
        resolved,
        dependencyTypes: [type],
      })),
    })
  );

test('the remotes are one room, and the contract is apart from the backend', () => {
  const modules = [
    module('mfe-library/src/a.ts', { 'platform/src/a.ts': 'import', 'bff/contract/a.ts': 'import' }),
    module('mfe-account/src/a.ts', { 'platform/src/a.ts': 'import', 'mfe-account/src/b.ts': 'import' }),
    module('bff/src/a.ts', { 'bff/contract/a.ts': 'import' }),
  ];
  expect(roomsOf(modules)).toEqual([
    { from: 'bff', to: 'contract', types: false },
    { from: 'remotes', to: 'contract', types: false },
    { from: 'remotes', to: 'platform', types: false },
  ]);
});

test('an arrow is of types only while no import brings code', () => {
  const ofTypes = module('shell/src/a.ts', { 'platform/src/a.ts': 'type-only' });
  const ofCode = module('shell/src/b.ts', { 'platform/src/a.ts': 'import' });
  expect(roomsOf([ofTypes, ofTypes])).toMatchObject([{ types: true }]);
  expect(roomsOf([ofTypes, ofCode])).toMatchObject([{ types: false }]);
  expect(roomsOf([ofCode, ofTypes])).toMatchObject([{ types: false }]);
});

test('tests, stories, configuration and rooms beside the product draw no arrow', () => {
  const imports = /** @type {const} */ ({ 'platform/src/a.ts': 'import' });
  const sources = [
    'shell/src/a.test.ts',
    'shell/src/stories/a.ts',
    'bff/src/testing/a.ts',
    'shell/vitest.config.ts',
    'tooling/a.ts',
    'e2e/a.ts',
  ];
  expect(roomsOf(sources.map((source) => module(source, imports)))).toEqual([]);
});
