import * as amazon from './amazon.ts';
import * as americanas from './americanas.ts';
import { channelNames } from './channel-names.ts';
import * as googleShopping from './google-shopping.ts';
import * as mercadoLivre from './mercado-livre.ts';
import type { PictureRules, Rule, TextRules } from './rule.ts';
import * as shein from './shein.ts';
import * as shopee from './shopee.ts';
import * as tiktokShop from './tiktok-shop.ts';

export type { PictureRules, RefusedContent, Rule, TextRules } from './rule.ts';

/**
 * Where listings stand, with the rules that were found. An entry of its own (`bff/contract/browser/channels`): screens load it
 * with what shows rules.
 */
export const channels = [
  {
    id: 'mercado_livre',
    article: 'o',
    name: channelNames.mercado_livre,
    pictures: mercadoLivre.pictures,
    texts: mercadoLivre.texts,
  },
  { id: 'shopee', article: 'a', name: channelNames.shopee, pictures: shopee.pictures, texts: shopee.texts },
  { id: 'amazon', article: 'a', name: channelNames.amazon, pictures: amazon.pictures, texts: amazon.texts },
  {
    id: 'tiktok_shop',
    article: 'o',
    name: channelNames.tiktok_shop,
    pictures: tiktokShop.pictures,
    texts: tiktokShop.texts,
  },
  { id: 'shein', article: 'a', name: channelNames.shein, pictures: shein.pictures, texts: shein.texts },
  {
    id: 'americanas',
    article: 'a',
    name: channelNames.americanas,
    pictures: americanas.pictures,
    texts: americanas.texts,
  },
  {
    id: 'google_shopping',
    article: 'o',
    name: channelNames.google_shopping,
    pictures: googleShopping.pictures,
    texts: googleShopping.texts,
  },
] as const;

export type ChannelId = (typeof channels)[number]['id'];

/** A marketplace with its rules, of which each may be missing. */
export interface Channel {
  id: ChannelId;
  article: 'o' | 'a';
  name: string;
  pictures: PictureRules;
  texts: TextRules;
}

export const channelOf = (id: ChannelId): Channel =>
  channels.find((channel) => channel.id === id) ?? channels[0];

/** The day on which the oldest of some rules was read, `YYYY-MM-DD`. */
export function checkedOn(rules: PictureRules | TextRules): string {
  const days = Object.values(rules).map((rule: Rule<unknown>) => rule.checkedOn);
  return days.sort()[0] ?? '';
}

const MONTHS = 6;

/** Whether what was read on this day was read more than six months before `today`. */
export function isOld(day: string, today: Date): boolean {
  const limit = new Date(`${day}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() + MONTHS);
  return today > limit;
}
