import type { ReactNode } from 'react';

/**
 * The places that remotes offer to remotes which they do not know, by name and version, with what each hands to its fills. A place that
 * changes what it hands gets a new version, and is drawn in both until nobody fills the old one. A remote of another repository adds its own:
 * `declare module '@andromeda/platform' { interface SlotProps { 'cupons.card-actions@1': { couponId: string } } }`.
 */
export interface SlotProps {
  /** Cards at the end of the dashboard, one below the other; a fill that has nothing to say draws nothing. */
  'creatives.dashboard-cards@1': Record<never, never>;
  /** Entries (`DropdownMenuItem`) at the end of the menu of a picture of the library. */
  'library.picture-actions@1': {
    imageId: string;
    /** What the picture was named after; null for a picture without a name. */
    name: string | null;
    /** The product to which the picture belongs. */
    productId: string | null;
  };
}

/** `library.picture-actions@1`. */
export type SlotKey = keyof SlotProps & string;

/** The names of the places, and the versions of one. */
export type SlotName = NameIn<SlotKey>;
export type SlotVersion<Name extends SlotName> = VersionIn<SlotKey, Name>;

export type NameIn<Key> = Key extends `${infer Name}@${number}` ? Name : never;
export type VersionIn<Key, Name extends string> = Key extends `${Name}@${infer Version extends number}`
  ? Version
  : never;

/** What a module that fills a place exports: `export default function ProductAction(props: SlotProps['library.picture-actions@1'])`. */
export interface FillModule {
  default: (props: never) => ReactNode;
}
