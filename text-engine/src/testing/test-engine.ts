import { createTextEngine } from '../text-engine.ts';

/** An engine over marketplaces as the product knows them. */
export const testEngine = createTextEngine([
  { name: 'Mercado Livre', titleLimit: 60 },
  { name: 'Shopee', titleLimit: 120 },
  { name: 'Amazon', titleLimit: 75 },
]);
