/** One thing that a marketplace asks for, who says so, the day on which that was read, and how sure it is. */
export interface Rule<Value> {
  value: Value;
  source: string;
  /** `YYYY-MM-DD`. */
  checkedOn: string;
  /** `high`: the marketplace's own pages; `medium`: others that cite them; `low`: hearsay. */
  confidence: 'high' | 'medium' | 'low';
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'gif' | 'bmp';

/** What a marketplace asks of a listing's pictures. A rule that was not found is missing. */
export interface PictureRules {
  formats?: Rule<readonly PictureFormat[]>;
  /** Pixels of the shorter side. */
  leastSide?: Rule<number>;
  /** Pixels of the longer side. */
  leastLongSide?: Rule<number>;
  mostSide?: Rule<number>;
  /** From so many pixels of the longer side on, buyers can zoom. */
  zoomSide?: Rule<number>;
  recommended?: Rule<{ width: number; height: number }>;
  /** Width by height. */
  ratio?: Rule<{ least: number; most: number }>;
  mostBytes?: Rule<number>;
  mostPictures?: Rule<number>;
  /** Which pictures stand on pure white. */
  white?: Rule<'cover' | 'every'>;
  /** Share of the frame that the product's longer side fills at least. */
  fill?: Rule<number>;
  transparency?: Rule<'refused'>;
  /** Text, logos, badges and borders. */
  textOnCover?: Rule<'refused'>;
  /** What a model drew says so in its file (IPTC's DigitalSourceType). */
  drawnByModel?: Rule<'declared'>;
}

export type RefusedContent =
  | ('stock' | 'freight' | 'instalments' | 'condition' | 'brands of others')
  | ('links' | 'telephone' | 'qr code' | 'whatsapp');

/** What a marketplace asks of a listing's texts: lengths in characters where no other unit is named. */
export interface TextRules {
  title?: Rule<number>;
  /** The seller names the family of products, and the marketplace composes the title. */
  familyName?: Rule<true>;
  titleAfterSale?: Rule<'fixed'>;
  highlights?: Rule<number>;
  description?: Rule<number>;
  descriptionForm?: Rule<'plain text'>;
  bullets?: Rule<{ least: number; most: number; shortest: number; longest: number; together: number }>;
  /** Bytes of UTF-8: one too many, and the whole field is ignored. */
  searchTermBytes?: Rule<number>;
  refusedSigns?: Rule<string>;
  refusedContents?: Rule<readonly RefusedContent[]>;
  /** How often one word may stand in a title. */
  mostOfOneWord?: Rule<number>;
  /** How a title that a model wrote is declared. */
  modelWritten?: Rule<{ field: string; sourceType: string }>;
}
