/** What sellers call each channel. */
export const channelNames = {
  mercado_livre: 'Mercado Livre',
  shopee: 'Shopee',
  amazon: 'Amazon',
  tiktok_shop: 'TikTok Shop',
  shein: 'SHEIN',
  americanas: 'Americanas',
  google_shopping: 'Google Shopping',
} as const;
