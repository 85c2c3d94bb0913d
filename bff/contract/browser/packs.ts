/** Credits for images that are bought once, beside the plans. They last as long as all credits: until they are spent. */
interface PackDescription {
  id: string;
  credits: number;
  /** Whole cents of BRL, paid once. */
  priceCents: number;
}

/** The packs of the product, smallest first. A credit of one costs more than that of any plan (docs/product.md#packs-of-credits). */
export const packs = [
  { id: 'pack-10', credits: 10, priceCents: 1990 },
  { id: 'pack-30', credits: 30, priceCents: 5490 },
  { id: 'pack-100', credits: 100, priceCents: 16_990 },
] as const satisfies readonly PackDescription[];

export type Pack = (typeof packs)[number];

/** What a pack is called wherever it is paid or accounted for. */
export const packName = (credits: number): string => `Pacote de ${credits} créditos`;

/** The credits of a pack by its id, also of one that is no longer sold; nothing for another id. */
export function packCredits(id: string): number | undefined {
  const [, credits] = /^pack-(\d+)$/.exec(id) ?? [];
  return credits === undefined ? undefined : Number(credits);
}
