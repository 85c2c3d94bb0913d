const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;
/** The largest photo that the BFF reads, in bytes and in pixels (docs/architecture.md#uploads-and-pictures). */
export const MAX_UPLOAD_MEGABYTES = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * MEGABYTE;
export const MAX_UPLOAD_MEGAPIXELS = 50;
export const MAX_UPLOAD_PIXELS = MAX_UPLOAD_MEGAPIXELS * MEGAPIXEL;
/**
 * The most pixels of a photo that a screen takes and makes smaller before it is sent: the cameras of today end here
 * (108 megapixels), and so does the memory of a phone.
 */
export const MAX_CHOSEN_MEGAPIXELS = 110;
export const MAX_CHOSEN_PIXELS = MAX_CHOSEN_MEGAPIXELS * MEGAPIXEL;
/** The most photos of one generation. */
export const MAX_UPLOADS = 8;
/** Pictures of one user that are waited for at the same time. */
export const MAX_OPEN_ORDERS = 24;
/** Pictures of one user's batches that wait at the server at the same time; they count for themselves. */
export const MAX_OPEN_BATCH_ORDERS = 200;
/** Orders that one request asks about. */
export const MOST_ASKED_ORDERS = 50;
/** Credits of a new account (docs/product.md#limits-and-times); the database grants them. */
export const FREE_CREDITS = 5;
/** The longest name of a user, in characters. */
export const LONGEST_NAME = 120;
/** The longest prompt of a generation, in characters. */
export const LONGEST_PROMPT = 2000;
/** The longest name of a product, in characters. */
export const LONGEST_PRODUCT_NAME = 80;
/** Pictures on one page of the library (docs/product.md#limits-and-times). */
export const LIBRARY_PAGE_SIZE = 24;
/** How long a picture is waited for, in milliseconds, before it may be cancelled. */
export const CANCEL_AFTER_MS = 20_000;
/** The longest name of a picture, in characters. */
export const LONGEST_IMAGE_NAME = 80;
/** Backgrounds that one user may save under a name, and the longest of these names, in characters. */
export const MOST_SAVED_STYLES = 30;
export const LONGEST_STYLE_NAME = 40;
/** Templates of one's own that a user may save, and the longest of their names, in characters. */
export const MOST_OWN_TEMPLATES = 60;
export const LONGEST_TEMPLATE_NAME = 40;
/** The longest words of a search, in characters. */
export const LONGEST_SEARCH = 200;
/** The longest question to the assistant, in characters. */
export const LONGEST_QUESTION = 8000;
/** The longest title of a conversation, in characters. */
export const LONGEST_CONVERSATION_TITLE = 80;
/** Titles that one request brings, and keywords at most (docs/product.md#limits-and-times). */
export const TITLES = 3;
export const MOST_KEYWORDS = 15;
/** The longest fields of the title creator and of the keyword generator, in characters. */
export const LONGEST_LISTING_FIELDS = { title: 400, description: 4000, keywords: 1000 } as const;
/** Days in which a user may change their mind after asking for their account's deletion. */
export const DELETION_DAYS = 7;
/** Days for which a user's copy of their data can be downloaded. */
export const EXPORT_DAYS = 7;
/** The longest reason that an administrator gives, in characters. */
export const LONGEST_REASON = 500;
/** The most credits that an administrator grants or takes back at once. */
export const MOST_ADJUSTED_CREDITS = 1000;
