import { folded } from './portuguese/portuguese.ts';

/** A place for listings: the name that sellers use, and the longest title there, in characters. */
export interface Marketplace {
  name: string;
  titleLimit: number;
}

/** The marketplaces that the engine knows. `usual` is meant where a question names none. */
export interface Marketplaces {
  usual: Marketplace;
  /** Alternatives of a regular expression over a plain question: every name. */
  names: string;
  /** The marketplace that a plain question names. */
  namedIn(plain: string): Marketplace | undefined;
  /** The marketplace of this name, in whatever case. */
  called(name: string): Marketplace | undefined;
}

/** Knows marketplaces by their names; the first one is the usual one. */
export function knowMarketplaces(list: readonly [Marketplace, ...(readonly Marketplace[])]): Marketplaces {
  const [usual, ...others] = list;
  const keys = new Map(list.map((marketplace) => [folded(marketplace.name), marketplace]));
  return {
    usual,
    names: [...keys.keys()].join('|'),
    namedIn: (plain) =>
      // Sellers who write for the usual one rarely say so: beside it, another name is the one that counts.
      [...others, usual].find(({ name }) => new RegExp(`\\b${folded(name)}\\b`).test(plain)),
    called: (name) => keys.get(folded(name)),
  };
}
