import { beforeAll, expect, test } from 'vitest';
import { compareTypes } from './compare-types.mjs';

/** What a shell hands out. */
const types = {
  'platform/dist/index.d.ts': `
    export type Product = { name: string; priceCents: number; note: string | null };
    export declare function useProduct(id: string, shop: string): Product;
    export declare function formatPrice(cents: number): string;
    export interface RemoteEvents { 'catalogue.pictures-changed@1': { productId: string } }
    export interface SlotProps {}
    type Name<Key> = Key extends \`\${infer Name}@\${number}\` ? Name : never;
    export declare function publish<Key extends Name<keyof RemoteEvents>>(name: Key, version: number): void;
  `,
  'design-system/dist/index.d.ts': `
    import type { ReactNode } from 'react';
    export { Button } from './button.js';
    export declare function Choice<Value extends string>(props: {
      options: readonly { value: Value }[]; value: Value; onChange: (value: Value) => void;
    }): ReactNode;
  `,
  'design-system/dist/button.d.ts': `
    import type { ReactNode } from 'react';
    export declare function Button(props: {
      label: string; tone?: 'primary' | 'soft'; children?: ReactNode;
    }): ReactNode;
  `,
};

const platform = `from '@andromeda/platform';`;
const design = `from '@andromeda/design-system';`;
const broken = {
  'src/export.ts': `import { useCoupons } ${platform}\nuseCoupons();`,
  'src/required.tsx': `import { Button } ${design}\n\nexport const a = <Button tone="soft" />;`,
  'src/value.tsx': `import { Button } ${design}\nexport const a = <Button label="a" tone="danger" />;`,
  'src/argument.ts': `import { useProduct } ${platform}\nexport const a = () => useProduct('1');`,
  'src/renamed.ts': `import { useProduct } ${platform}\nexport const a = () => useProduct('1', '2').price;`,
  'src/changed.ts': `import { useProduct } ${platform}\nexport const a: string = useProduct('1', '2').priceCents;`,
  'src/passed.ts': `import { formatPrice, useProduct } ${platform}\nformatPrice(useProduct('1', '2').name);`,
};
const good = {
  'src/own-fault.ts': `export const a: number = 'it is wrong without any shell';`,
  'src/types-only.ts': `import { type NewThing, Other } ${platform}\nimport type { Third } ${platform}
    export const a = (one: NewThing, two: Other, three: Third) => [one.x, two.y, three.z];`,
  'src/missing.tsx': `import { Button } ${design}\nimport { useState } from 'react';
    import styles from './a.module.css';\nimport { words } from './words.ts';\nimport type { Props } from './types.ts';
    import { zip } from 'client-zip';\nimport { other } from 'mfe-other/card';
    export const A = (props: Props) => { const [tone, setTone] = useState(words.tone); zip(other);
      return <Button {...props} tone={tone} label={styles.a}>{props.title}</Button>; };
    export const B = () => words.map(({ name, ...rest }) => <Button key={name} {...rest} />);`,
  'src/loose.ts': `import { formatPrice, useProduct } ${platform}
    export function a(id) { let note = null; note = useProduct(id, id).note.length; return formatPrice(note); }
    export const text: string = useProduct('1', '2').note;`,
  'src/choice.tsx': `import { Choice } ${design}\nimport { useState } from 'react';
    const options = [{ value: 'a' }, { value: 'b' }] as const;
    export function A() { const [value, setValue] = useState<'a' | 'b'>('a');
      return <Choice options={options} value={value} onChange={setValue} />; }`,
  'src/event.ts': `import { publish } ${platform}\npublish('cupons.coupon-used', 1);`,
};

/** @type {string[]} */
let complaints = [];
beforeAll(() => {
  complaints = compareTypes({ ...broken, ...good }, types);
});

test.each([
  ['an export that the shell lacks', 'src/export.ts:1', /useCoupons/],
  ['a required property that is missing', 'src/required.tsx:3', /'label'/],
  ['a value that the shell’s component does not know', 'src/value.tsx:2', /"danger"/],
  ['an argument too few', 'src/argument.ts:2', /2 argumentos/],
  ['a property of a result under another name', 'src/renamed.ts:2', /'price'/],
  ['a property of a result with another type', 'src/changed.ts:2', /'number'.*'string'/],
  ['a value of another type that is handed over', 'src/passed.ts:2', /'string'.*'number'/],
])('%s gets a sentence with its file, its line and the message in Portuguese', (_, place, message) => {
  const told = complaints.filter((each) => each.startsWith(`${place} não combina com os tipos da casca: `));
  expect(told).toEqual([expect.stringMatching(message)]);
});

test.each(Object.keys(good))('%s is no complaint', (path) => {
  expect(complaints.filter((each) => each.startsWith(path))).toEqual([]);
});

test('a remote that uses the shell as it is has none', () => {
  expect(compareTypes(good, types)).toEqual([]);
});

test('a source reads no file of the machine, whatever it names', () => {
  const outside = `../../../..${import.meta.filename.replace('.test', '')}`;
  const sources = {
    'src/out.ts': `/// <reference path="${outside}" />
      import { compareTypes } from '${outside}';\nimport { formatPrice } ${platform}\nformatPrice(compareTypes);`,
  };
  expect(compareTypes(sources, types)).toEqual([]);
});
