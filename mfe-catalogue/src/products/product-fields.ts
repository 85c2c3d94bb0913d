import type { Product, ProductFacts } from '@andromeda/platform';

/** What the form of a product holds. */
export type ProductFields = Record<'name' | keyof ProductFacts, string>;

export const noFields: ProductFields = {
  ...{ name: '', brand: '', model: '', color: '', size: '', material: '', gtin: '', sku: '' },
  details: '',
};

export const fieldsOf = ({ name, facts }: Pick<Product, 'name' | 'facts'>): ProductFields => ({
  ...{ name, brand: facts.brand, model: facts.model, color: facts.color, size: facts.size },
  ...{ material: facts.material, gtin: facts.gtin, sku: facts.sku, details: facts.details },
});

/** The fields as they are kept: without spaces around them, and none within a code of digits. */
export function tidied(fields: ProductFields): ProductFields {
  const trimmed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]));
  return { ...noFields, ...trimmed, gtin: fields.gtin.replace(/[\s.-]/g, '') };
}

/** A form's fields as the service takes them. */
export function productFrom(fields: ProductFields): { name: string; facts: ProductFacts } {
  const { name, brand, model, color, size, material, gtin, sku, details } = tidied(fields);
  return { name, facts: { brand, model, color, size, material, gtin, sku, details } };
}
