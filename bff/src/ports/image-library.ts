import type { SourceType } from '../../contract/browser/provenance/index.ts';
import type { GenerationOptions } from '../../contract/generations.ts';
import type { Operation } from '../../contract/operations.ts';
import type { ColorGround } from './image-model.ts';
import type { PreparationRecord } from './picture-preparations.ts';
import type { User } from './user.ts';

/** The cut-out in a picture. */
export interface CutOutRecord {
  /** The engine doubted it. */
  doubtful: boolean;
  /** The user repaired it. */
  repaired: boolean;
  /** The path of its photo in the picture store; `null` where none was stored. */
  photo: string | null;
  /** What it lies on; `null` where the picture is the cut-out itself, or where nobody knows the cut-out. */
  ground: CutOutGround | null;
}

/** The colour that a cut-out lies on, as it was asked for. */
export interface CutOutGround extends ColorGround {
  /** The path of the cut-out's mask in the picture store: the picture hides it. */
  mask: string;
  /** The shop's logo stands in the picture's corner. */
  brand?: boolean | undefined;
}

/** One picture of a user's library. `createdAt` is ISO 8601 in UTC, ending in `Z`. */
export interface ImageRecord {
  id: string;
  userId: string;
  /** Where it lies in the picture store: `{user id}/{file name}.png`. */
  path: string;
  prompt: string | null;
  /** The product's name; `null` where it is unknown. */
  name: string | null;
  operation: Operation;
  width: number | null;
  height: number | null;
  /** Mean colour, `#rrggbb`. */
  dominantColor: string | null;
  /** What is known of the cut-out that the picture was made of; `null` where it was made of none. */
  cutOut: CutOutRecord | null;
  /** How it came about; `null` where nothing is known of it. */
  sourceType: SourceType | null;
  /** Whether the photo's product is still the same in it; `null` where nobody compared. */
  productPreserved: boolean | null;
  /** The photo's own pixels can take the place of a product that changed. */
  productRestorable: boolean;
  /** What the user asked for and the picture lacks, in the user's words. */
  undrawn: readonly string[];
  /** The product that it shows; `null` where the user put it to none. */
  productId: string | null;
  /** The user has not kept it yet: discarding it gives its credit back. */
  returnable: boolean;
  /** Marked by the user as one to keep at hand. */
  favorite: boolean;
  createdAt: string;
}

export interface ImageQuery {
  /** From 1. */
  page: number;
  pageSize: number;
  operation?: Operation | undefined;
  /** Every word must be in the prompt, the name or the operation's Portuguese label; accents and case do not matter. */
  search?: string | undefined;
  /** Only the favourites. */
  favorites?: boolean | undefined;
  /** Only pictures of this product. */
  product?: string | undefined;
}

/** A picture among those that it has to do with. */
export interface HistoricImage {
  image: ImageRecord;
  /** The version that the library shows; all versions of one picture say the same. */
  family: string;
  /** Chosen by whoever made the version; `null` for the picture that all versions come from. */
  versionKey: string | null;
  /** The version that this one was made of; `null` where it is none, or where nobody noted it. */
  versionOf: string | null;
  /** The picture of the library that it was made of, which may be deleted since. */
  madeFrom: string | null;
  options: GenerationOptions | null;
  /** How many photos it was made of; `null` where nobody noted it. */
  photos: number | null;
  /** The photo of a product that it was made of, where that is still there. */
  productPhoto: { product: string; photo: string } | null;
  /** As the ledger says; `null` where it says nothing. */
  credits: number | null;
  /** What was taken of it for channels, the last first. */
  preparations: readonly PreparationRecord[];
}

/** A user's library, read and changed in the user's own name. Rejects with `StoreError`. */
export interface ImageLibrary {
  /** Newest first. `total` counts every match; a page beyond the last is empty. */
  page(user: User, query: ImageQuery): Promise<{ images: ImageRecord[]; total: number }>;
  /** In its newest version, also where the id is of an earlier one. */
  find(user: User, imageId: string): Promise<ImageRecord | null>;
  /** This very version. */
  findVersion(user: User, imageId: string): Promise<ImageRecord | null>;
  /**
   * What a picture was made of, what was made of it, and every version of each, oldest first; `null` when the user has no such picture.
   * `truncated`: there are more.
   */
  history(user: User, imageId: string): Promise<{ images: HistoricImage[]; truncated: boolean } | null>;
  /** Marks or unmarks a favourite; answers the record as it is then, `null` when the user has no such picture. */
  markFavorite(user: User, imageId: string, favorite: boolean): Promise<ImageRecord | null>;
  /** Renames a picture and its earlier versions; answers the record as it is then, `null` when the user has no such picture. */
  rename(user: User, imageId: string, name: string): Promise<ImageRecord | null>;
  /** Deletes the record with its earlier versions and answers them, so that their files can be deleted; none when it is not the user's. */
  remove(user: User, imageId: string): Promise<ImageRecord[]>;
  /** The path of any user's picture: only for addresses that the service itself signed, never for a path that a user gave. */
  pathOf(imageId: string): Promise<string | null>;
  /** Any user's picture, as `pathOf`. */
  findSigned(imageId: string): Promise<ImageRecord | null>;
}
