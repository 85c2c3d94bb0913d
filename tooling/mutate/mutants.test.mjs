import { describe, expect, test } from 'vitest';
import { relatedTests } from './related-tests.mjs';
import { evenSample } from './sample.mjs';
import { definitionAround, sqlMutants } from './sql-mutants.mjs';
import { typescriptMutants } from './typescript-mutants.mjs';

/** @import { Mutant } from './typescript-mutants.mjs' */

/** The text with a mutant in it. @param {string} text @param {Mutant} mutant */
const broken = (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end);

/** @param {string} text */
const inTypescript = (text) => typescriptMutants('a.ts', text).map((mutant) => broken(text, mutant));

describe('mutants of TypeScript', () => {
  test.each([
    ['if (a === b) go();', ['if (true) go();', 'if (false) go();', 'if (a !== b) go();', 'if (a === b) ;']],
    ['const c = a < b;', ['const c = a <= b;']],
    ["const c = a === 'b';", ["const c = a !== 'b';"]],
    ['const c = !a;', ['const c = a;']],
    ['const c = a ?? b;', ['const c = a;']],
    ['const c = a ? 1 : 2;', ['const c = a ? 2 : 1;']],
    ['throw new Error();', [';']],
    ['await save();', [';']],
  ])('of `%s` each have one small mistake', (text, expected) => {
    expect(inTypescript(text)).toEqual(expected);
  });

  test.each([
    ["const c = 'a' + b;", 'joins texts'],
    ['logger.warn(a);', 'writes to the log'],
    ['on(a, { once: true });', 'listens once'],
    ['let a: true;', 'is a type'],
  ])('leave `%s` alone, which %s', (text) => {
    expect(inTypescript(text).filter((mutant) => mutant !== ';')).toEqual([]);
  });

  test('break the SQL in a text, but not what is put into it', () => {
    const asked = (/** @type {string} */ conditions) => `ask(\`select a from b where ${conditions} \${x}\`)`;
    expect(inTypescript(asked('c = $1 and d is null')).slice(1)).toEqual(
      ['c <> $1 and d is null', 'c = $1 or d is null', 'true and d is null', 'c = $1 and true'].map(asked),
    );
    expect(inTypescript("const text = 'select a photo, and more';")).toEqual([]);
  });

  test('say on which line they are', () => {
    expect(typescriptMutants('a.ts', 'a;\n\nthrow b;').map(({ line }) => line)).toEqual([3]);
  });
});

describe('mutants of SQL', () => {
  const older = { file: '1.sql', text: 'create function public.pay() as $$ select 1 > 0; $$;' };
  /** @param {string} body */
  const inSql = (body) => {
    const newer = { file: '2.sql', text: `create or replace function public.pay() as $$${body}$$;` };
    return sqlMutants([older, newer], ['pay']).map((mutant) => {
      expect(mutant.file).toBe('2.sql');
      return broken(newer.text, mutant).split('$$')[1];
    });
  };

  test('break the newest definition of a function', () => {
    expect(inSql(' if a > b and c then ')).toEqual([' if a >= b and c then ', ' if a > b or c then ']);
  });

  test.each([
    ['an assignment', ' update x set a = b '],
    ['a null test', ' if a is not null then '],
    ['a limit', ' select a limit 1 '],
    ['a column to sort by', ' select a order by 1 '],
    ['what exists selects', ' if exists (select 1 from x) then '],
    ['a row that nobody reads', ' perform 1 from x for update '],
    ['a parameter', ' select a from b order by c * $1 '],
    ['a bound at the time of the clock', ' select a from b having c < now() '],
    ['a key of JSON', " select to_jsonb(x) - 'a' "],
    ['a comment', ' -- a > b\n'],
    ['a text', " select 'a > b' "],
  ])('leave %s alone', (_, body) => {
    expect(inSql(body)).toEqual([]);
  });

  test.each([
    ['delete from x where a is null;', ['delete from x where true;']],
    ["select a where b in ('x') for update;", ['select a where true for update;']],
    [
      'select a where b is null and (c is null) returning a;',
      [
        'select a where b is null or (c is null) returning a;',
        'select a where true and (c is null) returning a;',
        'select a where b is null and true returning a;',
      ],
    ],
    [
      'select a where b is null or c is null;',
      ['select a where b is null and c is null;', 'select a where true;'],
    ],
  ])('leave one condition of `%s` out', (body, expected) => {
    expect(inSql(body)).toEqual(expected);
  });

  test('replace the function in a migration of their own', () => {
    const text = `${older.text}\ncreate function public.owe() language sql as $$ select 2 > 1; $$;\n${older.text}`;
    const statement = 'create or replace function public.owe() language sql as $$ select 2 > 1; $$;\n';
    expect(definitionAround(text, text.indexOf('2 > 1'))).toBe(statement);
  });

  test('cannot be made of a function that no migration defines', () => {
    expect(() => sqlMutants([older], ['refund'])).toThrow('no migration defines refund');
  });
});

test('a sample takes as many of each list, in an order that its seed repeats', () => {
  const lists = [
    ['a1', 'a2', 'a3', 'a4'],
    ['b1', 'b2', 'b3', 'b4'],
  ];
  const sample = evenSample(lists, 4, 7);
  expect(sample.map(([list]) => list)).toEqual(['a', 'b', 'a', 'b']);
  expect(new Set(sample).size).toBe(4);
  expect(evenSample(lists, 4, 7)).toEqual(sample);
  const orders = [1, 2, 3, 4, 5].map((seed) => evenSample(lists, 8, seed).join());
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('a test far from a file counts where it is beside it', () => {
  const chain = ['x/pay', 'a/1', 'a/2', 'a/3', 'a/4'];
  const importing = (/** @type {string} */ file, /** @type {string} */ imported) => ({
    file,
    text: `import { a } from '../${imported}.ts';`,
  });
  const testsOf = relatedTests([
    ...chain.slice(1).map((file, place) => importing(`${file}.ts`, chain[place] ?? '')),
    importing('a/far.test.ts', 'a/4'),
    importing('x/pay.test.ts', 'a/4'),
  ]);
  expect(testsOf('x/pay.ts')).toEqual(['x/pay.test.ts']);
});

test('the tests of a file are those that import it, first the one of its name, then those of its own folder', () => {
  const testsOf = relatedTests([
    { file: 'x/pay.ts', text: '' },
    { file: 'x/carry.test.ts', text: "import { pay } from './pay.ts';" },
    { file: 'x/payment-news.test.ts', text: "import { pay } from './pay.ts';" },
    { file: 'x/pay.test.ts', text: "import { pay } from './pay.ts';" },
    { file: 'a/route.ts', text: "export * from '../x/pay.ts';" },
    { file: 'a/route.test.ts', text: "import { route } from './route.ts';" },
    { file: 'a/types.test.ts', text: "import type { Pay } from '../x/pay.ts';" },
  ]);
  expect(testsOf('x/pay.ts')).toEqual([
    'x/pay.test.ts',
    'x/payment-news.test.ts',
    'x/carry.test.ts',
    'a/route.test.ts',
  ]);
});
